import {
  clause,
  continuous,
  free,
  keywordDefinition,
  self,
  turnOf,
  you,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "preparation",
  forms: ["preparation", "Preparation"],
  powers: [
    continuous(free(clause(you, "play", self)), {
      while: turnOf(you, { nth: 1 }),
    }),
  ],
});
