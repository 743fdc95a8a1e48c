import {
  all,
  card,
  continuous,
  controlledBy,
  count,
  hasMore,
  inPlace,
  self,
  tagged,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "sandbox-tiger",
  number: "153",
  rarity: "U",
  name: "Sandbox Tiger",
  cost: 2,
  type: "ally",
  tags: ["Tiger"],
  stats: { atk: 1, health: 1 },
  damageTypes: ["melee"],
  powers: [
    continuous([
      hasMore(
        self,
        "atk",
        count(all(tagged("Loot"), inPlace(zone("play")), controlledBy(you))),
      ),
      hasMore(
        self,
        "health",
        count(all(tagged("Loot"), inPlace(zone("play")), controlledBy(you))),
      ),
    ]),
  ],
});
