import {
  additionalCost,
  all,
  can,
  card,
  clause,
  continuous,
  each,
  inPlace,
  ofType,
  that,
  toPay,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "water-breathing",
  name: "Water Breathing",
  cost: 2,
  classes: ["Shaman"],
  type: "ability",
  tags: ["Enhancement"],
  powers: [
    continuous(
      can(
        you,
        "complete",
        each(all(ofType("quest"), inPlace(zone("hand", { of: you }))), {
          as: "quest",
        }),
      ),
      { labels: ["ongoing"] },
    ),
    additionalCost(
      clause(
        you,
        "complete",
        each(all(ofType("quest"), inPlace(zone("hand", { of: you }))), {
          as: "quest",
        }),
      ),
      toPay("remove", that("quest"), { into: zone("removed") }),
      { labels: ["ongoing"] },
    ),
  ],
});
