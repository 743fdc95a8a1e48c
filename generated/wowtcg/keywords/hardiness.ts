import {
  clause,
  instead,
  keywordDefinition,
  prevent,
  self,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "hardiness",
  forms: ["hardiness", "Hardiness"],
  powers: [instead(clause("deal", { damage: {}, to: self }), prevent(1))],
});
