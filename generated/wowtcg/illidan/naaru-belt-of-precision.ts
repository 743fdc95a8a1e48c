import {
  all,
  card,
  continuous,
  controlledBy,
  each,
  hasMore,
  ofType,
  self,
  statOf,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "naaru-belt-of-precision",
  name: "Naaru Belt of Precision",
  cost: 2,
  type: "armor",
  tags: ["Leather", "Waist"],
  limits: [{ tag: "Waist", count: 1 }],
  stats: { def: 0 },
  powers: [
    continuous(
      hasMore(
        self,
        "def",
        statOf("atk", each(all(ofType("hero"), controlledBy(you)))),
      ),
    ),
  ],
});
