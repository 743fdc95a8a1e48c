import { act, happens, keywordDefinition, self, when } from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "sentinel",
  forms: ["sentinel", "Sentinel"],
  powers: [
    when(happens("exhaust", self, { first: "eachTurn" }), act("ready", self)),
  ],
});
