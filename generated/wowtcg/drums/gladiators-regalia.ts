import {
  act,
  activate,
  all,
  any,
  card,
  continuous,
  controlledBy,
  each,
  loses,
  ofType,
  opposing,
  payment,
  target,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "gladiators-regalia",
  name: "Gladiator's Regalia",
  cost: 8,
  classes: ["Mage"],
  supertypes: ["Arena", "Set"],
  type: "armor",
  tags: ["Cloth", "Chest", "Hands", "Head", "Legs", "Shoulder"],
  limits: [
    { tag: "Chest", count: 1 },
    { tag: "Hands", count: 1 },
    { tag: "Head", count: 1 },
    { tag: "Legs", count: 1 },
    { tag: "Shoulder", count: 1 },
  ],
  stats: { def: 5 },
  powers: [
    continuous([
      loses(each(all(opposing, ofType("ally")))),
      loses(each(all(opposing, ofType("ally"))), { cant: true }),
    ]),
    payment(
      activate,
      act(each(all(ofType("hero"), controlledBy(you))), "deal", {
        amount: 2,
        damage: { types: ["fire"] },
        to: target(any(ofType("hero"), ofType("ally"))),
      }),
    ),
  ],
});
