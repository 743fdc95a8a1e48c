import {
  act,
  all,
  card,
  isToken,
  not,
  ofType,
  oneShot,
  ownerOf,
  target,
  that,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "hibernate",
  number: "23",
  rarity: "C",
  name: "Hibernate",
  cost: 2,
  classes: ["Druid"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Balance"],
  powers: [
    oneShot([
      act("put", target(all(not(isToken), ofType("ally")), { as: "ally" }), {
        into: zone("resource row", { of: ownerOf(that("ally")) }),
        entry: { faceDown: true },
      }),
      act("exhaust", that("ally")),
    ]),
  ],
});
