import {
  act,
  activate,
  all,
  allOfIt,
  any,
  cannot,
  card,
  clause,
  continuous,
  controlledBy,
  controllerOf,
  instead,
  modify,
  ofType,
  one,
  payment,
  prevent,
  target,
  that,
  withinStep,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "gladiators-aegis",
  number: "163",
  rarity: "E",
  name: "Gladiator's Aegis",
  cost: 9,
  classes: ["Paladin"],
  supertypes: ["Arena", "Set"],
  type: "armor",
  tags: ["Plate"],
  stats: { def: 8 },
  powers: [
    instead(
      clause("deal", {
        damage: { fatal: false },
        to: one(all(ofType("ally"), controlledBy(you))),
      }),
      prevent(allOfIt),
    ),
    payment(activate, [
      act(
        "exhaust",
        target(any(ofType("hero"), ofType("ally")), { as: "ally" }),
      ),
      modify(
        continuous(cannot("ready", that("ally"))),
        withinStep("ready step", {
          whose: controllerOf(that("ally")),
          next: true,
        }),
      ),
      act("draw", { amount: 1 }),
    ]),
  ],
});
