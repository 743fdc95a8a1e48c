import { aWord, card, keyword } from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "luumon",
  name: "Luumon",
  cost: 5,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Draenei", "Shaman"],
  stats: { atk: 5, health: 5 },
  damageTypes: ["fire"],
  powers: [keyword("resistance", aWord("shadow"))],
});
