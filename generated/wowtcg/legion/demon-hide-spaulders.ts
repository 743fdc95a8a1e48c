import {
  activate,
  all,
  card,
  continuous,
  controlledBy,
  each,
  hasMore,
  modify,
  ofType,
  payment,
  thisTurn,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "legion",
  key: "demon-hide-spaulders",
  name: "Demon Hide Spaulders",
  cost: 3,
  type: "armor",
  tags: ["Leather", "Shoulder"],
  limits: [{ tag: "Shoulder", count: 1 }],
  stats: { def: 1 },
  powers: [
    payment(
      activate,
      modify(
        continuous(
          hasMore(each(all(ofType("weapon"), controlledBy(you))), "atk", 1),
        ),
        thisTurn,
      ),
    ),
    payment(
      activate,
      modify(
        continuous(
          hasMore(each(all(ofType("armor"), controlledBy(you))), "def", 1),
        ),
        thisTurn,
      ),
    ),
  ],
});
