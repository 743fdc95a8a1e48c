import { card, continuous, must } from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "lolly-the-unsuspecting",
  name: "Lolly the Unsuspecting",
  cost: 4,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Gnome", "Mage"],
  stats: { atk: 2, health: 3 },
  damageTypes: ["arcane"],
  powers: [continuous(must("target", { manner: ["random"] }))],
});
