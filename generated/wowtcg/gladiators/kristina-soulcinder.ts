import {
  at,
  card,
  continuous,
  hasLess,
  hasMore,
  modify,
  ofType,
  startOf,
  target,
  that,
  thisTurn,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "kristina-soulcinder",
  number: "110",
  rarity: "C",
  name: "Kristina Soulcinder",
  cost: 3,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Human", "Warlock"],
  stats: { atk: 0, health: 3 },
  damageTypes: ["shadow"],
  powers: [
    when(
      at(startOf("turn", { whose: you })),
      modify(
        continuous([
          hasMore(target(ofType("ally"), { as: "ally" }), "atk", 2),
          hasLess(that("ally"), "health", 2),
        ]),
        thisTurn,
      ),
    ),
  ],
});
