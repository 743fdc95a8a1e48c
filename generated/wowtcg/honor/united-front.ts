import {
  all,
  allOfIt,
  card,
  choose,
  clause,
  forEach,
  friendly,
  instead,
  modify,
  ofType,
  oneShot,
  prevent,
  several,
  target,
  that,
  thisTurn,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "united-front",
  number: "52",
  rarity: "C",
  name: "United Front",
  cost: 1,
  classes: ["Priest"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Discipline"],
  powers: [
    oneShot([
      choose(target(all(friendly, ofType("hero")), { as: "hero" })),
      choose(target(all(friendly, ofType("ally")), { as: "ally" })),
      forEach(
        several(that("hero"), that("ally")),
        "each of them",
        modify(
          instead(
            clause("deal", { damage: {}, to: that("each of them") }),
            prevent(allOfIt),
          ),
          thisTurn,
          { next: true },
        ),
      ),
    ]),
  ],
});
