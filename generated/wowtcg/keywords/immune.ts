import { cannot, continuous, keywordDefinition, self } from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "immune",
  forms: ["immune", "Immune"],
  powers: [
    continuous([
      cannot("attack", self),
      cannot("deal", { damage: {}, to: self }),
      cannot("target", self),
    ]),
  ],
});
