import {
  act,
  all,
  card,
  controlledBy,
  each,
  ofType,
  oneShot,
  target,
  that,
  together,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "holy-strike",
  number: "44",
  rarity: "C",
  name: "Holy Strike",
  cost: 2,
  classes: ["Paladin"],
  type: "ability",
  tags: ["Retribution"],
  powers: [
    oneShot(
      together(
        act(each(all(ofType("hero"), controlledBy(you))), "deal", {
          amount: 2,
          damage: { types: ["melee"] },
          to: target(ofType("ally"), { as: "recipient" }),
        }),
        act(each(all(ofType("hero"), controlledBy(you))), "deal", {
          amount: 2,
          damage: { unpreventable: true, types: ["holy"] },
          to: that("recipient"),
        }),
      ),
    ),
  ],
});
