import {
  becomes,
  card,
  chosen,
  continuous,
  declare,
  each,
  ofType,
  oneShot,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "winter-veil",
  key: "px-238-winter-wondervolt",
  number: "2",
  rarity: "R",
  name: "PX-238 Winter Wondervolt",
  cost: 3,
  type: "ability",
  powers: [
    oneShot(declare(you, "ally type", "type")),
    continuous(
      becomes(each(ofType("ally")), chosen("type", "type"), { also: true }),
      { labels: ["ongoing"] },
    ),
  ],
});
