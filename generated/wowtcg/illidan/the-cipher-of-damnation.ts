import {
  act,
  among,
  card,
  chosen,
  each,
  ifSo,
  inPlace,
  is,
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
          is(that("card"), chosen("card type", "card type")),
          act("put", each(among(that("revealed"))), { into: zone("hand") }),
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
