import {
  all,
  card,
  continuous,
  controlledBy,
  each,
  hasKeyword,
  ofType,
  use,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "titans-grip",
  name: "Titan's Grip",
  cost: 1,
  classes: ["Warrior"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Arms"],
  powers: [
    continuous(
      hasKeyword(
        each(all(ofType("hero"), controlledBy(you))),
        use("two-handed dual wield"),
      ),
      { labels: ["ongoing"] },
    ),
  ],
});
