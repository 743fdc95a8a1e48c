import {
  act,
  all,
  among,
  at,
  attempt,
  candidate,
  card,
  clause,
  each,
  inPlace,
  may,
  not,
  ofType,
  one,
  reveal,
  startOf,
  that,
  thatDid,
  when,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "blind-faith",
  number: "47",
  rarity: "R",
  name: "Blind Faith",
  cost: 3,
  classes: ["Priest"],
  type: "ability",
  tags: ["Discipline"],
  powers: [
    when(
      at(startOf("turn", { whose: you })),
      [
        attempt(
          may(you, act("discard", each(inPlace(zone("hand", { of: you }))))),
          reveal(
            you,
            each(inPlace(zone("deck", { of: you, position: "top", depth: 3 }))),
            { as: "revealed" },
          ),
        ),
        act("put", one(all(among(that("revealed")), ofType("ability"))), {
          into: zone("hand", { of: you }),
        }),
        act(
          "put",
          each(
            all(
              among(that("revealed")),
              not(thatDid(clause("put", candidate), "thisWay")),
            ),
          ),
          { into: zone("deck", { of: you, position: "bottom" }) },
        ),
      ],
      { labels: ["ongoing"] },
    ),
  ],
});
