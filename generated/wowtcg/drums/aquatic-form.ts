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
  key: "aquatic-form",
  name: "Aquatic Form",
  cost: 1,
  classes: ["Druid"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Feral", "Form"],
  limits: [{ tag: "Form", count: 1 }],
  powers: [
    continuous(
      can(
        you,
        "complete",
        each(all(ofType("quest"), inPlace(zone("graveyard", { of: you }))), {
          as: "quest",
        }),
      ),
      { labels: ["ongoing"] },
    ),
    additionalCost(
      clause(
        you,
        "complete",
        each(all(ofType("quest"), inPlace(zone("graveyard", { of: you }))), {
          as: "quest",
        }),
      ),
      toPay("remove", that("quest"), { into: zone("removed") }),
      { labels: ["ongoing"] },
    ),
  ],
});
