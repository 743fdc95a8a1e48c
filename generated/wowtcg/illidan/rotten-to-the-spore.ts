import {
  act,
  all,
  anyNumber,
  cannot,
  card,
  continuous,
  controlledBy,
  controllerOf,
  during,
  ofType,
  oneShot,
  player,
  target,
  targets,
  that,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "rotten-to-the-spore",
  name: "Rotten to the Spore",
  cost: 5,
  classes: ["Druid"],
  type: "ability",
  tags: ["Balance"],
  powers: [
    oneShot(
      act(
        "exhaust",
        targets(
          anyNumber,
          all(
            ofType("ally"),
            controlledBy(target(player({ side: "opponent" }))),
          ),
          { as: "ally" },
        ),
      ),
    ),
    continuous(cannot("ready", that("ally")), {
      while: during("ready step", { whose: controllerOf(that("ally")) }),
      labels: ["ongoing"],
    }),
  ],
});
