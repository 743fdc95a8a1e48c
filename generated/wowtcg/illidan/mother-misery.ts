import { card, keyword } from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "mother-misery",
  name: "Mother Misery",
  type: "hero",
  tags: ["Shivan", "Demon"],
  stats: { health: 30 },
  powers: [keyword("sextuple wield")],
});
