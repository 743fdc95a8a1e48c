import {
  act,
  all,
  amounts,
  any,
  card,
  choose,
  controlledBy,
  each,
  ofType,
  oneShot,
  targets,
  that,
  upTo,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "greater-chain-lightning",
  name: "Greater Chain Lightning",
  cost: 7,
  classes: ["Shaman"],
  type: "ability",
  tags: ["Elemental"],
  powers: [
    oneShot([
      choose(
        targets(upTo(5), any(ofType("hero"), ofType("ally")), { as: "ally" }),
      ),
      act(each(all(ofType("hero"), controlledBy(you))), "deal", {
        amount: amounts(5, 4, 3, 2, 1),
        damage: { types: ["nature"] },
        to: that("ally"),
      }),
    ]),
  ],
});
