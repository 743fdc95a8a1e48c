import {
  act,
  all,
  any,
  card,
  controlledBy,
  deckbuilding,
  each,
  happens,
  inEvent,
  ofType,
  one,
  opposing,
  tagged,
  thatMuch,
  times,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "eclipse",
  name: "Eclipse",
  cost: 5,
  classes: ["Priest"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Traitor"],
  powers: [
    deckbuilding({ hero: tagged("Traitor") }),
    when(
      happens("heal", {
        damage: {},
        from: one(all(opposing, any(ofType("hero"), ofType("ally"))), {
          as: "ally",
        }),
      }),
      act(each(all(ofType("hero"), controlledBy(you))), "deal", {
        amount: times(2, thatMuch),
        damage: { types: ["shadow"] },
        to: inEvent("from"),
      }),
      { labels: ["ongoing"] },
    ),
  ],
});
