import {
  act,
  card,
  continuous,
  controls,
  host,
  ofType,
  oneShot,
  target,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "yoink",
  number: "60",
  rarity: "R",
  name: "Yoink!",
  cost: 3,
  classes: ["Rogue"],
  type: "ability",
  tags: ["Subtlety"],
  powers: [
    oneShot(act("attach", { to: target(ofType("equipment")) })),
    continuous(controls(you, host), { labels: ["ongoing"] }),
  ],
});
