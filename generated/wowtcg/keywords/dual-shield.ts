import {
  continuous,
  keywordDefinition,
  raisesLimit,
  you,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "dual shield",
  forms: ["dual shield", "Dual Shield"],
  powers: [continuous(raisesLimit(you, "Shield", 1))],
});
