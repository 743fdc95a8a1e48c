import { can, continuous, keywordDefinition, self } from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "ferocity",
  forms: ["ferocity", "Ferocity"],
  powers: [continuous(can(self, "attack", { manner: ["immediately"] }))],
});
