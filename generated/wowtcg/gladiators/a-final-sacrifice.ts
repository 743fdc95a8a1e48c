import {
  act,
  all,
  any,
  card,
  continuous,
  controlledBy,
  hasMore,
  later,
  modify,
  ofType,
  oneShot,
  startOf,
  target,
  that,
  thisTurn,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "a-final-sacrifice",
  number: "78",
  rarity: "C",
  name: "A Final Sacrifice",
  cost: 1,
  classes: ["Warrior"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Fury"],
  powers: [
    oneShot([
      modify(
        continuous([
          hasMore(
            target(
              all(any(ofType("hero"), ofType("ally")), controlledBy(you)),
              { as: "ally" },
            ),
            "atk",
            3,
          ),
          hasMore(that("ally"), "health", 3),
        ]),
        thisTurn,
      ),
      later(startOf("turn", { next: true }), act("destroy", that("ally"))),
    ]),
  ],
});
