import {
  act,
  all,
  allOfIt,
  amountThat,
  any,
  card,
  choose,
  clause,
  controlledBy,
  each,
  instead,
  modify,
  ofType,
  one,
  oneShot,
  otherThan,
  prevent,
  repeat,
  target,
  that,
  thisTurn,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "the-rewards-of-faith",
  number: "45",
  rarity: "U",
  name: "The Rewards of Faith",
  cost: 1,
  classes: ["Paladin"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Holy"],
  powers: [
    oneShot([
      act(each(all(ofType("hero"), controlledBy(you))), "deal", {
        amount: 1,
        damage: { unpreventable: true, types: ["holy"] },
        to: target(any(ofType("hero"), ofType("ally")), { as: "ally" }),
      }),
      choose(
        one(all(any(ofType("hero"), ofType("ally")), otherThan(that("ally"))), {
          as: "recipient",
        }),
      ),
      repeat(
        amountThat(clause("deal"), "thisWay"),
        modify(
          instead(
            clause("deal", { damage: {}, to: that("recipient") }),
            prevent(allOfIt),
            { limit: { amount: 1 } },
          ),
          thisTurn,
        ),
      ),
    ]),
  ],
});
