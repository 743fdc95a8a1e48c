import { cannot, continuous, keywordDefinition, self } from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "elusive",
  forms: ["elusive", "Elusive"],
  powers: [continuous(cannot("attack", self))],
});
