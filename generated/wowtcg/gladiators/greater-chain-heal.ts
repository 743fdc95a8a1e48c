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
  set: "gladiators",
  key: "greater-chain-heal",
  number: "64",
  rarity: "U",
  name: "Greater Chain Heal",
  cost: 3,
  classes: ["Shaman"],
  type: "ability",
  tags: ["Restoration"],
  powers: [
    oneShot([
      choose(
        targets(upTo(5), any(ofType("hero"), ofType("ally")), { as: "ally" }),
      ),
      act(each(all(ofType("hero"), controlledBy(you))), "heal", {
        amount: amounts(5, 4, 3, 2, 1),
        damage: {},
        from: that("ally"),
      }),
    ]),
  ],
});
