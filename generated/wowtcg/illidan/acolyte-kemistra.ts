import { act, card, payment, resources, self, toPay } from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "acolyte-kemistra",
  number: "117",
  rarity: "U",
  name: "Acolyte Kemistra",
  cost: 5,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Human", "Warlock"],
  stats: { atk: 3, health: 7 },
  damageTypes: ["shadow"],
  powers: [
    payment(
      [resources(1), toPay("put", { amount: 2, damage: {}, to: self })],
      act("draw", { amount: 1 }),
    ),
  ],
});
