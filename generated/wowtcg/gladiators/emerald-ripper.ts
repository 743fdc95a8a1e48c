import {
  all,
  card,
  continuous,
  controlledBy,
  each,
  hasKeyword,
  hasMore,
  modify,
  ofType,
  payment,
  resources,
  self,
  statOf,
  thisTurn,
  use,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "emerald-ripper",
  number: "176",
  rarity: "R",
  name: "Emerald Ripper",
  cost: 4,
  type: "weapon",
  tags: ["Dagger", "Melee"],
  limits: [{ tag: "Melee", count: 1 }],
  stats: { atk: 1, strike: 1 },
  powers: [
    continuous(
      hasKeyword(
        each(all(ofType("hero"), controlledBy(you))),
        use("dual wield"),
      ),
    ),
    payment(
      resources(3),
      modify(continuous(hasMore(self, "atk", statOf("atk", self))), thisTurn),
    ),
  ],
});
