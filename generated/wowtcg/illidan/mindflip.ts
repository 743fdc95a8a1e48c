import {
  act,
  all,
  attempt,
  card,
  choose,
  controlledBy,
  forEach,
  may,
  ofType,
  one,
  oneShot,
  player,
  target,
  that,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "mindflip",
  name: "Mindflip",
  cost: 3,
  classes: ["Priest"],
  type: "ability",
  tags: ["Shadow"],
  powers: [
    oneShot(
      attempt(
        may(you, [
          choose(one(all(ofType("ally"), controlledBy(you)), { as: "ally" })),
          forEach(
            target(player(), { as: "player" }),
            "player",
            act(that("player"), "gain", that("ally")),
          ),
        ]),
        act("gain", target(all(ofType("ally"), controlledBy(that("player"))))),
      ),
    ),
  ],
});
