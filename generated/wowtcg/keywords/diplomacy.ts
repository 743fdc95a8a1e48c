import {
  all,
  clause,
  continuous,
  costsLess,
  each,
  given,
  keywordDefinition,
  ofType,
  you,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "diplomacy",
  forms: ["diplomacy", "Diplomacy"],
  parameters: [{ name: "thing", kind: "noun" }],
  powers: [
    continuous(
      costsLess(
        clause(you, "play", each(all(ofType("ally"), given("thing")))),
        1,
        { minimum: 1 },
      ),
    ),
  ],
});
