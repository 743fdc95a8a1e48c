import {
  act,
  any,
  anyHost,
  cannot,
  card,
  continuous,
  controllerOf,
  during,
  ofType,
  oneShot,
  target,
  that,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "immobilize",
  name: "Immobilize",
  cost: 4,
  type: "ability",
  tags: ["Balance", "Subtlety"],
  powers: [
    oneShot([
      act("attach", {
        to: target(
          any(
            ofType("ability"),
            ofType("ally"),
            ofType("equipment"),
            ofType("resource"),
          ),
          { as: "resource" },
        ),
      }),
      act("exhaust", that("resource")),
    ]),
    continuous(cannot("ready", anyHost), {
      while: during("ready step", { whose: controllerOf(anyHost) }),
      labels: ["ongoing"],
    }),
  ],
});
