import {
  cannot,
  continuous,
  keywordDefinition,
  self,
  zone,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "invincible",
  forms: ["invincible", "Invincible"],
  powers: [
    continuous([
      cannot(self, "leave", { outOf: zone("play") }),
      cannot("target", self),
      cannot("deal", { damage: {}, to: self }),
    ]),
  ],
});
