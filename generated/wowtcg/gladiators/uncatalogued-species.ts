import {
  act,
  all,
  among,
  candidate,
  card,
  chosen,
  clause,
  declare,
  each,
  inPlace,
  not,
  ofType,
  one,
  oneShot,
  payment,
  resources,
  reveal,
  self,
  that,
  thatDid,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "uncatalogued-species",
  number: "200",
  rarity: "C",
  name: "Uncatalogued Species",
  type: "quest",
  powers: [
    payment(resources(1), act("complete", self)),
    oneShot(
      [
        declare(you, "standard race", "race"),
        reveal(
          you,
          each(inPlace(zone("deck", { of: you, position: "top", depth: 4 }))),
          { as: "revealed" },
        ),
        act(
          "put",
          one(
            all(
              among(that("revealed")),
              ofType("ally"),
              chosen("race", "race"),
            ),
          ),
          { into: zone("hand", { of: you }) },
        ),
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
      { labels: ["reward"] },
    ),
  ],
});
