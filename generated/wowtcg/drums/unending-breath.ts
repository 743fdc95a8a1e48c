import {
  additionalCost,
  all,
  anyCard,
  can,
  card,
  clause,
  continuous,
  each,
  inPlace,
  ofType,
  revealed,
  that,
  toPay,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "unending-breath",
  name: "Unending Breath",
  cost: 2,
  classes: ["Warlock"],
  type: "ability",
  tags: ["Demonology"],
  powers: [
    continuous(revealed(anyCard, zone("deck", { of: you, position: "top" })), {
      labels: ["ongoing"],
    }),
    continuous(
      can(
        you,
        "complete",
        each(
          all(
            ofType("quest"),
            inPlace(zone("deck", { of: you, position: "top" })),
          ),
          { as: "quest" },
        ),
      ),
      { labels: ["ongoing"] },
    ),
    additionalCost(
      clause(
        you,
        "complete",
        each(
          all(
            ofType("quest"),
            inPlace(zone("deck", { of: you, position: "top" })),
          ),
          { as: "quest" },
        ),
      ),
      toPay("remove", that("quest"), { into: zone("removed") }),
      { labels: ["ongoing"] },
    ),
  ],
});
