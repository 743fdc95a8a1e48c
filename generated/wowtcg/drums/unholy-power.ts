import {
  all,
  card,
  continuous,
  controlledBy,
  deckbuilding,
  each,
  hasMore,
  tagged,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "unholy-power",
  name: "Unholy Power",
  cost: 4,
  classes: ["Warlock"],
  type: "ability",
  tags: ["Demonology", "Talent"],
  powers: [
    deckbuilding({ hero: tagged("Demonology") }),
    continuous(
      [
        hasMore(each(all(tagged("Demon"), controlledBy(you))), "atk", 3),
        hasMore(each(all(tagged("Demon"), controlledBy(you))), "health", 3),
      ],
      { labels: ["ongoing"] },
    ),
  ],
});
