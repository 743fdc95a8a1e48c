import {
  all,
  clause,
  continuous,
  controlledBy,
  costsLess,
  givenNumber,
  happened,
  keywordDefinition,
  ofType,
  one,
  opposing,
  self,
  you,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "haste",
  forms: ["haste", "Haste"],
  parameters: [{ name: "N", kind: "number" }],
  powers: [
    continuous(costsLess(clause(you, "play", self), givenNumber("N")), {
      while: happened(
        clause(one(all(ofType("ally"), controlledBy(you))), "deal", {
          damage: {},
          to: one(all(opposing, ofType("hero"))),
        }),
        "thisTurn",
      ),
    }),
  ],
});
