import {
  act,
  all,
  among,
  any,
  card,
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
  set: "legion",
  key: "the-formation-of-felbane",
  name: "The Formation of Felbane",
  type: "quest",
  powers: [
    payment(resources(7), act("complete", self)),
    oneShot(
      [
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
              any(
                ofType("ability"),
                ofType("ally"),
                ofType("equipment"),
                ofType("quest"),
              ),
            ),
          ),
          { into: zone("deck", { of: you, position: "bottom" }) },
        ),
      ],
      { labels: ["reward"] },
    ),
  ],
});
