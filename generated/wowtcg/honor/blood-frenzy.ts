import {
  all,
  any,
  card,
  continuous,
  controlledBy,
  deckbuilding,
  each,
  hasMore,
  inCombat,
  ofType,
  tagged,
  withAttachment,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "blood-frenzy",
  number: "76",
  rarity: "R",
  name: "Blood Frenzy",
  cost: 1,
  classes: ["Warrior"],
  type: "ability",
  tags: ["Arms", "Talent"],
  powers: [
    deckbuilding({ hero: tagged("Arms") }),
    continuous(
      hasMore(
        each(
          all(
            any(ofType("hero"), ofType("ally")),
            controlledBy(you),
            inCombat({
              with: each(
                all(any(ofType("hero"), ofType("ally")), withAttachment()),
              ),
            }),
          ),
        ),
        "atk",
        1,
      ),
      { labels: ["ongoing"] },
    ),
  ],
});
