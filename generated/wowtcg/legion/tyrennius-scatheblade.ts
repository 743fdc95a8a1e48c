import { card, keyword } from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "legion",
  key: "tyrennius-scatheblade",
  number: "206",
  rarity: "C",
  name: "Tyrennius Scatheblade",
  cost: 2,
  factions: ["Horde"],
  type: "ally",
  tags: ["Blood Elf", "Paladin"],
  stats: { atk: 3, health: 2 },
  damageTypes: ["holy"],
  powers: [keyword("protector")],
});
