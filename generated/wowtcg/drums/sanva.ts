import { card, keyword } from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "sanva",
  number: "192",
  rarity: "C",
  name: "Sanva",
  cost: 7,
  factions: ["Horde"],
  type: "ally",
  tags: ["Tauren", "Shaman"],
  stats: { atk: 6, health: 6 },
  damageTypes: ["frost"],
  powers: [keyword("war stomp")],
});
