import {
  all,
  card,
  continuous,
  controlledBy,
  exists,
  hasMore,
  ofType,
  self,
  withKeyword,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "blackened-spear",
  number: "185",
  rarity: "R",
  name: "Blackened Spear",
  cost: 4,
  factions: ["Horde"],
  supertypes: ["Two-Handed"],
  type: "weapon",
  tags: ["Polearm", "Melee"],
  limits: [{ tag: "Melee", count: 1 }],
  stats: { atk: 3, strike: 1 },
  powers: [
    continuous(hasMore(self, "atk", 1), {
      while: exists(
        all(ofType("ally"), withKeyword("arcane torrent"), controlledBy(you)),
      ),
    }),
    continuous(hasMore(self, "atk", 1), {
      while: exists(
        all(ofType("ally"), withKeyword("berserking"), controlledBy(you)),
      ),
    }),
    continuous(hasMore(self, "atk", 1), {
      while: exists(
        all(ofType("ally"), withKeyword("hardiness"), controlledBy(you)),
      ),
    }),
    continuous(hasMore(self, "atk", 1), {
      while: exists(
        all(ofType("ally"), withKeyword("war stomp"), controlledBy(you)),
      ),
    }),
    continuous(hasMore(self, "atk", 1), {
      while: exists(
        all(
          ofType("ally"),
          withKeyword("will of the forsaken"),
          controlledBy(you),
        ),
      ),
    }),
  ],
});
