import {
  act,
  cannot,
  card,
  continuous,
  host,
  loses,
  ofType,
  oneShot,
  target,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "metalmorph",
  name: "Metalmorph",
  cost: 1,
  classes: ["Mage"],
  type: "ability",
  tags: ["Arcane"],
  powers: [
    oneShot(act("attach", { to: target(ofType("equipment")) })),
    continuous(
      [loses(host), loses(host, { cant: true }), cannot("exhaust", host)],
      { labels: ["ongoing"] },
    ),
  ],
});
