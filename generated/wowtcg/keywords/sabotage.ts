import {
  all,
  can,
  continuous,
  given,
  keywordDefinition,
  one,
  opposing,
  self,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "sabotage",
  forms: ["sabotage", "Sabotage"],
  parameters: [{ name: "thing", kind: "noun" }],
  powers: [
    continuous(can(self, "sabotage", one(all(opposing, given("thing"))))),
  ],
});
