import { card, continuous, raisesLimit, you } from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "stable-master",
  name: "Stable Master",
  cost: 1,
  classes: ["Hunter"],
  type: "ability",
  tags: ["Beast Mastery"],
  powers: [continuous(raisesLimit(you, "Pet", 1), { labels: ["ongoing"] })],
});
