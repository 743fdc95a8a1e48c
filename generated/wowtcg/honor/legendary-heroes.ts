import {
  act,
  all,
  any,
  card,
  controlledBy,
  forEach,
  ofType,
  one,
  oneShot,
  payment,
  player,
  resources,
  self,
  target,
  that,
  unless,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "legendary-heroes",
  number: "195",
  rarity: "C",
  name: "Legendary Heroes",
  type: "quest",
  powers: [
    payment(resources(1), act("complete", self)),
    oneShot(
      forEach(
        target(player({ side: "opponent" })),
        "opponent",
        unless(
          that("opponent"),
          act(
            that("opponent"),
            "turn",
            one(
              any(
                all(ofType("hero"), controlledBy(that("opponent"))),
                all(ofType("resource"), controlledBy(that("opponent"))),
              ),
            ),
            { entry: { faceDown: true } },
          ),
          act(you, "draw", { amount: 1 }),
        ),
      ),
      { labels: ["reward"] },
    ),
  ],
});
