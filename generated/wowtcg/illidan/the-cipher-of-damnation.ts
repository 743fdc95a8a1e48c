import {
  act,
  among,
  card,
  compare,
  different,
  each,
  ifSo,
  inPlace,
  oneShot,
  payment,
  resources,
  reveal,
  self,
  sizeOf,
  that,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "the-cipher-of-damnation",
  name: "The Cipher of Damnation",
  type: "quest",
  powers: [
    payment(resources(3), act("complete", self)),
    oneShot(
      [
        reveal(
          you,
          each(inPlace(zone("deck", { of: you, position: "top", depth: 2 })), {
            as: "card",
          }),
          { as: "revealed" },
        ),
        ifSo(
          compare(
            different("card type", among(that("card"))),
            "atLeast",
            sizeOf(that("card")),
          ),
          act("put", each(among(that("revealed"))), {
            into: zone("hand", { of: you }),
          }),
          {
            otherwise: [
              act("put", each(among(that("revealed"))), {
                into: zone("deck", { of: you, position: "bottom" }),
              }),
            ],
          },
        ),
      ],
      { labels: ["reward"] },
    ),
  ],
});
