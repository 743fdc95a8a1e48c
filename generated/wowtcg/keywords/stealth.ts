import {
  cannot,
  continuous,
  each,
  keywordDefinition,
  ofType,
  self,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "stealth",
  forms: ["stealth", "Stealth"],
  powers: [
    continuous(cannot(each(ofType("character")), "protect", { against: self })),
  ],
});
