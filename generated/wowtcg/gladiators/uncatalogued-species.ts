import {
  act,
  all,
  among,
  card,
  chosen,
  declare,
  each,
  inPlace,
  ofType,
  one,
  oneShot,
  payment,
  resources,
  reveal,
  self,
  that,
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
        declare(you, "race", "race"),
        reveal(
          you,
          each(inPlace(zone("deck", { of: you, position: "top", depth: 4 })), {
            as: "card",
          }),
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
          { into: zone("deck", { of: you, position: "bottom" }) },
        ),
      ],
      { labels: ["reward"] },
    ),
  ],
});
