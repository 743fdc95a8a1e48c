import {
  act,
  all,
  card,
  continuous,
  controls,
  hasKeyword,
  modify,
  ofType,
  oneShot,
  opposing,
  target,
  that,
  thisTurn,
  use,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "tithe",
  number: "51",
  rarity: "U",
  name: "Tithe",
  cost: 2,
  classes: ["Priest"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Shadow"],
  powers: [
    oneShot([
      act("ready", target(all(opposing, ofType("ally")), { as: "ally" })),
      modify(continuous(hasKeyword(that("ally"), use("protector"))), thisTurn),
      modify(continuous(controls(you, that("ally"))), thisTurn),
    ]),
  ],
});
