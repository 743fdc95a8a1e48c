import {
  cannot,
  continuous,
  each,
  keywordDefinition,
  player,
  self,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "spellshield",
  forms: ["spellshield", "Spellshield"],
  powers: [
    continuous(cannot(each(player({ side: "opponent" })), "target", self)),
  ],
});
