import {
  act,
  activate,
  all,
  alter,
  any,
  card,
  clause,
  controlledBy,
  each,
  instead,
  ofType,
  one,
  payment,
  target,
  that,
  thatMuch,
  times,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "merciless-gladiators-battlegear",
  name: "Merciless Gladiator's Battlegear",
  cost: 8,
  classes: ["Warrior"],
  supertypes: ["Arena", "Set"],
  type: "armor",
  tags: ["Plate", "Chest", "Hands", "Head", "Legs", "Shoulder"],
  limits: [
    { tag: "Chest", count: 1 },
    { tag: "Hands", count: 1 },
    { tag: "Head", count: 1 },
    { tag: "Legs", count: 1 },
    { tag: "Shoulder", count: 1 },
  ],
  stats: { def: 8 },
  powers: [
    instead(
      clause(
        each(all(ofType("hero"), controlledBy(you)), { as: "hero" }),
        "deal",
        { damage: {}, with: one(ofType("weapon"), { as: "weapon" }) },
      ),
      alter({ amount: times(2, thatMuch) }),
    ),
    payment(activate, [
      act(
        "exhaust",
        target(any(ofType("hero"), ofType("ally")), { as: "ally" }),
      ),
      act(each(all(ofType("hero"), controlledBy(you))), "deal", {
        amount: 1,
        damage: { types: ["melee"] },
        to: that("ally"),
      }),
    ]),
  ],
});
