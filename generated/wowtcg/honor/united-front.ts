import {
  all,
  allOfIt,
  card,
  choose,
  clause,
  friendly,
  instead,
  modify,
  ofType,
  oneShot,
  prevent,
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
      choose(target(all(friendly, ofType("hero")))),
      choose(target(all(friendly, ofType("ally")), { as: "ally" })),
      modify(
        instead(
          clause("deal", { damage: {}, to: that("ally") }),
          prevent(allOfIt),
        ),
        thisTurn,
        { next: true },
      ),
    ]),
  ],
});
