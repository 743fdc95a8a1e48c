import { can, continuous, keywordDefinition, self } from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "time is money",
  forms: ["time is money", "Time is Money"],
  powers: [
    continuous(can(self, "use", { manner: ["activate", "immediately"] })),
  ],
});
