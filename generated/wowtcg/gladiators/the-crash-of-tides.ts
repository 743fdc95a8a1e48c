import {
  act,
  all,
  amountThat,
  any,
  card,
  clause,
  controlledBy,
  each,
  ofType,
  oneShot,
  otherThan,
  target,
  that,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "the-crash-of-tides",
  number: "61",
  rarity: "U",
  name: "The Crash of Tides",
  cost: 1,
  classes: ["Shaman"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Elemental"],
  powers: [
    oneShot([
      act(each(all(ofType("hero"), controlledBy(you))), "deal", {
        amount: 1,
        damage: { types: ["nature"] },
        to: target(any(ofType("hero"), ofType("ally")), { as: "ally" }),
      }),
      act(each(all(ofType("hero"), controlledBy(you))), "heal", {
        amount: amountThat(clause("deal"), "thisWay"),
        damage: {},
        from: target(
          all(any(ofType("hero"), ofType("ally")), otherThan(that("ally"))),
        ),
      }),
    ]),
  ],
});
