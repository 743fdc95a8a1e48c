import {
  act,
  all,
  among,
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
  several,
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
          several(
            one(all(among(that("revealed")), ofType("ability"))),
            one(all(among(that("revealed")), ofType("ally"))),
            one(all(among(that("revealed")), ofType("equipment"))),
            one(all(among(that("revealed")), ofType("quest"))),
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
