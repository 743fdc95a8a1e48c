import { cannot, card, continuous, keyword, self } from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "zorus-the-judicator",
  name: "Zorus the Judicator",
  unique: true,
  cost: 8,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Draenei", "Paladin"],
  stats: { atk: 8, health: 1 },
  damageTypes: ["holy"],
  powers: [
    keyword("protector"),
    continuous(cannot("destroy", self, { damage: { fatal: true } })),
  ],
});
