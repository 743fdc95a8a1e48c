import { card, keyword } from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "darok-steelstrike",
  number: "96",
  rarity: "C",
  name: "Darok Steelstrike",
  cost: 3,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Dwarf", "Rogue"],
  stats: { atk: 4, health: 2 },
  damageTypes: ["melee"],
  powers: [keyword("find treasure")],
});
