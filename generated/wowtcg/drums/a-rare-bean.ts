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
  set: "drums",
  key: "a-rare-bean",
  name: "A Rare Bean",
  type: "quest",
  powers: [
    payment(resources(2), act("complete", self)),
    oneShot(
      [
        declare(you, "rarity", "rarity"),
        reveal(
          you,
          each(inPlace(zone("deck", { of: you, position: "top", depth: 3 }))),
          { as: "revealed" },
        ),
        act(
          "put",
          one(all(among(that("revealed")), chosen("rarity", "rarity"))),
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
