import {
  all,
  clause,
  continuous,
  costsLess,
  each,
  keywordDefinition,
  ofType,
  withStat,
  you,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "harmonize",
  forms: ["harmonize", "Harmonize"],
  powers: [
    continuous(
      costsLess(
        clause(
          you,
          "play",
          each(all(ofType("ally"), withStat("printedCost", "atLeast", 4))),
        ),
        1,
      ),
    ),
  ],
});
