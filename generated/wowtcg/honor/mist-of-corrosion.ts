import {
  act,
  all,
  card,
  chosen,
  controlledBy,
  declare,
  forEach,
  one,
  oneShot,
  player,
  target,
  that,
  unless,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "mist-of-corrosion",
  number: "48",
  rarity: "C",
  name: "Mist of Corrosion",
  cost: 1,
  classes: ["Priest"],
  type: "ability",
  tags: ["Shadow"],
  powers: [
    oneShot([
      declare(you, "kind", "kind", {
        options: ["ability", "ally", "equipment"],
      }),
      forEach(
        target(player({ side: "opponent" }), { as: "opponent" }),
        "opponent",
        unless(
          that("opponent"),
          act(that("opponent"), "discard", one(chosen("kind", "kind"))),
          act(
            that("opponent"),
            "destroy",
            one(all(chosen("kind", "kind"), controlledBy(that("opponent")))),
          ),
        ),
      ),
    ]),
  ],
});
