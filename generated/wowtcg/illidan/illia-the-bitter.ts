import { aWord, card, keyword } from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "illia-the-bitter",
  number: "157",
  rarity: "C",
  name: "Illia the Bitter",
  cost: 5,
  factions: ["Horde"],
  type: "ally",
  tags: ["Blood Elf", "Hunter"],
  stats: { atk: 6, health: 4 },
  damageTypes: ["ranged"],
  powers: [keyword("resistance", aWord("fire"))],
});
