import {
  all,
  card,
  clause,
  continuous,
  controlledBy,
  costsLess,
  exists,
  ofType,
  self,
  withKeyword,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "hellforged-halberd",
  number: "184",
  rarity: "R",
  name: "Hellforged Halberd",
  cost: 7,
  factions: ["Alliance"],
  supertypes: ["Two-Handed"],
  type: "weapon",
  tags: ["Polearm", "Melee"],
  limits: [{ tag: "Melee", count: 1 }],
  stats: { atk: 5, strike: 1 },
  powers: [
    continuous(costsLess(clause(you, "play", self), 1), {
      while: exists(
        all(ofType("ally"), withKeyword("diplomacy"), controlledBy(you)),
      ),
    }),
    continuous(costsLess(clause(you, "play", self), 1), {
      while: exists(
        all(ofType("ally"), withKeyword("escape artist"), controlledBy(you)),
      ),
    }),
    continuous(costsLess(clause(you, "play", self), 1), {
      while: exists(
        all(
          ofType("ally"),
          withKeyword("inspiring presence"),
          controlledBy(you),
        ),
      ),
    }),
    continuous(costsLess(clause(you, "play", self), 1), {
      while: exists(
        all(ofType("ally"), withKeyword("shadowmeld"), controlledBy(you)),
      ),
    }),
    continuous(costsLess(clause(you, "play", self), 1), {
      while: exists(
        all(ofType("ally"), withKeyword("find treasure"), controlledBy(you)),
      ),
    }),
  ],
});
