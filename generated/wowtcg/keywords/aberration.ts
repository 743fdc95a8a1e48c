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
  keyword: "aberration",
  forms: ["aberration", "Aberration"],
  powers: [
    instead(
      clause("deal", { damage: { combat: false }, to: self }),
      prevent(allOfIt),
    ),
  ],
});
