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
  target,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "legion",
  key: "touch-of-the-arcane",
  number: "53",
  rarity: "C",
  name: "Touch of the Arcane",
  cost: 3,
  classes: ["Mage"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Arcane"],
  powers: [
    oneShot([
      act(each(all(ofType("hero"), controlledBy(you))), "deal", {
        amount: 1,
        damage: { types: ["arcane"] },
        to: target(any(ofType("hero"), ofType("ally"))),
      }),
      act("draw", { amount: amountThat(clause("deal"), "thisWay") }),
    ]),
  ],
});
