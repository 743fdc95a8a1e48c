import { cannot, continuous, keywordDefinition, self } from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "untargetable",
  forms: ["untargetable", "Untargetable"],
  powers: [continuous(cannot("target", self))],
});
