import {
  act,
  card,
  ofType,
  oneShot,
  ownerOf,
  target,
  that,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "azeroth",
  key: "withdraw",
  number: "172",
  rarity: "C",
  name: "Withdraw",
  cost: 3,
  supertypes: ["Instant"],
  type: "ability",
  powers: [
    oneShot(
      act("put", target(ofType("ally"), { as: "ally" }), {
        into: zone("hand", { of: ownerOf(that("ally")) }),
      }),
    ),
  ],
});
