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
  set: "legion",
  key: "double-barrel",
  name: "Double Barrel",
  cost: 1,
  classes: ["Hunter"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Marksmanship"],
  powers: [
    continuous(
      hasKeyword(
        each(all(ofType("hero"), controlledBy(you))),
        use("ranged dual wield"),
      ),
      { labels: ["ongoing"] },
    ),
  ],
});
