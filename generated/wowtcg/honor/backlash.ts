import {
  act,
  activate,
  all,
  any,
  card,
  clause,
  controlledBy,
  deckbuilding,
  each,
  happened,
  ifSo,
  ofType,
  one,
  opposing,
  payment,
  tagged,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "backlash",
  number: "68",
  rarity: "R",
  name: "Backlash",
  cost: 2,
  classes: ["Warlock"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Destruction", "Talent"],
  powers: [
    deckbuilding({ hero: tagged("Destruction") }),
    payment(
      activate,
      ifSo(
        happened(
          clause(
            one(all(opposing, any(ofType("hero"), ofType("ally")))),
            "deal",
            { damage: {}, to: each(all(ofType("hero"), controlledBy(you))) },
          ),
          "thisTurn",
        ),
        act("draw", { amount: 1 }),
      ),
      { labels: ["ongoing"] },
    ),
  ],
});
