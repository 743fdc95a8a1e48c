import { card, keyword } from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "felsteel-whisper-knives",
  name: "Felsteel Whisper Knives",
  cost: 1,
  classes: ["Rogue"],
  type: "weapon",
  tags: ["Knife", "Ranged"],
  limits: [{ tag: "Ranged", count: 1 }],
  stats: { atk: 2, strike: 1 },
  powers: [keyword("thrown")],
});
