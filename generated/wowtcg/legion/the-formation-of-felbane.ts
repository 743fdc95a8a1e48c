import {
  act,
  all,
  among,
  any,
  candidate,
  card,
  clause,
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
          each(inPlace(zone("deck", { of: you, position: "top", depth: 4 }))),
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
