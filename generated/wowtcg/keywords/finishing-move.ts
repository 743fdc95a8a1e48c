import {
  additionalCost,
  all,
  clause,
  exactly,
  given,
  inPlace,
  keywordDefinition,
  select,
  self,
  toPay,
  x,
  you,
  zone,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "finishing move",
  forms: [
    "finishing move",
    "Finishing Move",
    "finishing moves",
    "Finishing moves",
  ],
  parameters: [
    {
      name: "tag",
      kind: "noun",
      standard: {
        noun: "select",
        quantity: { count: "all" },
        filter: { is: "tag", tag: "Combo" },
      },
    },
  ],
  powers: [
    additionalCost(
      clause("play", self),
      toPay(
        "remove",
        select(
          exactly(x),
          all(given("tag"), inPlace(zone("graveyard", { of: you }))),
        ),
        { into: zone("removed") },
      ),
      { mostX: 5 },
    ),
  ],
});
