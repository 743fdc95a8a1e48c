import { can, continuous, keywordDefinition, self } from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "protector",
  forms: ["protector", "Protector", "protectors", "Protectors"],
  powers: [continuous(can(self, "protect"))],
});
