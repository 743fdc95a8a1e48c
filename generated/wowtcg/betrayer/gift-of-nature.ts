import {
  act,
  all,
  at,
  cannot,
  card,
  continuous,
  controlledBy,
  deckbuilding,
  each,
  endOf,
  inState,
  ofType,
  tagged,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "gift-of-nature",
  name: "Gift of Nature",
  cost: 3,
  classes: ["Druid"],
  type: "ability",
  tags: ["Restoration", "Talent"],
  powers: [
    deckbuilding({ hero: tagged("Restoration") }),
    continuous(
      cannot("destroy", each(all(ofType("ally"), controlledBy(you))), {
        damage: { fatal: true },
      }),
      { labels: ["ongoing"] },
    ),
    when(
      at(endOf("turn")),
      act(
        "destroy",
        each(all(inState("fatalDamage"), ofType("ally"), controlledBy(you))),
      ),
      { labels: ["ongoing"] },
    ),
  ],
});
