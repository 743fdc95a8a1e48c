import {
  continuous,
  hasMore,
  keywordDefinition,
  self,
  statOf,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "berserking",
  forms: ["berserking", "Berserking"],
  powers: [continuous(hasMore(self, "atk", statOf("damage", self)))],
});
