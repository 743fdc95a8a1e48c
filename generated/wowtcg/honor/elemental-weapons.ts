import {
  all,
  becomes,
  card,
  continuous,
  controlledBy,
  deckbuilding,
  each,
  hasMore,
  ofType,
  statOf,
  tagged,
  that,
  withIcon,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "elemental-weapons",
  number: "63",
  rarity: "R",
  name: "Elemental Weapons",
  cost: 4,
  classes: ["Shaman"],
  type: "ability",
  tags: ["Enhancement", "Talent"],
  powers: [
    deckbuilding({ hero: tagged("Enhancement") }),
    continuous(
      [
        becomes(
          each(all(ofType("weapon"), controlledBy(you))),
          all(withIcon("Nature"), ofType("weapon")),
        ),
        hasMore(
          each(all(ofType("weapon"), controlledBy(you))),
          "atk",
          statOf("cost", that("weapon")),
        ),
      ],
      { labels: ["ongoing"] },
    ),
  ],
});
