import {
  allOfIt,
  clause,
  instead,
  keywordDefinition,
  prevent,
  self,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "resistance",
  forms: ["resistance", "Resistance"],
  parameters: [{ name: "type", kind: "word" }],
  powers: [
    instead(
      clause("deal", { damage: { types: ["type"] }, to: self }),
      prevent(allOfIt),
    ),
  ],
});
