import {
  act,
  card,
  declare,
  inPlace,
  may,
  oneShot,
  payment,
  resources,
  self,
  target,
  that,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "in-defense-of-halaa",
  name: "In Defense of Halaa",
  factions: ["Alliance"],
  type: "quest",
  powers: [
    payment(resources(3), act("complete", self)),
    oneShot(
      [
        act("draw", { amount: 1 }),
        may(you, [
          declare(you, "counter", "counter", {
            among: target(inPlace(zone("play")), { as: "card" }),
          }),
          act("add", { amount: 1, to: that("card"), chosenCounter: "counter" }),
        ]),
      ],
      { labels: ["reward"] },
    ),
  ],
});
