import {
  continuous,
  givenNumber,
  hasMore,
  keywordDefinition,
  self,
  turnOf,
  you,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "assault",
  forms: ["assault", "Assault"],
  parameters: [{ name: "N", kind: "number" }],
  powers: [
    continuous(hasMore(self, "atk", givenNumber("N")), { while: turnOf(you) }),
  ],
});
