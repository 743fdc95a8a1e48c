import { card, keyword } from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "himul-longstrider",
  number: "170",
  rarity: "C",
  name: "Himul Longstrider",
  cost: 2,
  factions: ["Horde"],
  type: "ally",
  tags: ["Tauren", "Shaman"],
  stats: { atk: 3, health: 2 },
  damageTypes: ["frost"],
  powers: [keyword("war stomp")],
});
