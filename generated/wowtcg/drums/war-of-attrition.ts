import {
  all,
  anyAmount,
  candidate,
  card,
  clause,
  controlledBy,
  divide,
  each,
  fatalTo,
  forEach,
  ofType,
  oneShot,
  player,
  that,
  thatMuch,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "war-of-attrition",
  name: "War of Attrition",
  cost: 3,
  classes: ["Warrior"],
  type: "ability",
  tags: ["Fury"],
  powers: [
    oneShot([
      divide(
        you,
        clause("put", { amount: anyAmount(), damage: {} }),
        each(all(ofType("ally"), controlledBy(you))),
        { most: fatalTo(candidate) },
      ),
      forEach(
        each(player({ side: "opponent" })),
        "opponent",
        divide(
          that("opponent"),
          clause(that("opponent"), "put", { amount: thatMuch, damage: {} }),
          each(all(ofType("ally"), controlledBy(that("opponent")))),
          { most: fatalTo(candidate) },
        ),
      ),
    ]),
  ],
});
