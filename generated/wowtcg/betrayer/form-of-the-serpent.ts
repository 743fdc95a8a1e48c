import {
  act,
  all,
  allOfIt,
  amountThat,
  card,
  clause,
  continuous,
  controlledBy,
  countersOn,
  deckbuilding,
  each,
  happens,
  hasMore,
  modify,
  ofType,
  payment,
  self,
  tagged,
  target,
  thisCombat,
  toPay,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "form-of-the-serpent",
  name: "Form of the Serpent",
  cost: 3,
  classes: ["Druid"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Traitor", "Form"],
  limits: [{ tag: "Form", count: 1 }],
  powers: [
    deckbuilding({ hero: tagged("Traitor") }),
    when(
      happens(each(all(ofType("hero"), controlledBy(you))), "attack"),
      [
        act("add", { amount: 1, counter: "poison", to: self }),
        modify(
          continuous(
            hasMore(
              each(all(ofType("hero"), controlledBy(you))),
              "atk",
              countersOn(self, { counter: "poison" }),
            ),
          ),
          thisCombat,
        ),
      ],
      { labels: ["ongoing"] },
    ),
    payment(
      toPay("remove", { amount: allOfIt, counter: "poison" }),
      act(each(all(ofType("hero"), controlledBy(you))), "deal", {
        amount: amountThat(clause("remove"), "thisWay"),
        damage: { types: ["nature"] },
        to: target(ofType("ally")),
      }),
    ),
  ],
});
