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
  key: "broll-bearmantle",
  number: "147",
  rarity: "E",
  name: "Broll Bearmantle",
  unique: true,
  cost: 4,
  factions: ["Alliance", "Horde"],
  supertypes: ["Arena"],
  type: "ally",
  tags: ["Night Elf", "Druid"],
  stats: { atk: 0, health: 0 },
  damageTypes: ["nature"],
  powers: [
    continuous([
      hasMore(
        self,
        "atk",
        count(all(tagged("Arena"), inPlace(zone("play")), controlledBy(you))),
      ),
      hasMore(
        self,
        "health",
        count(all(tagged("Arena"), inPlace(zone("play")), controlledBy(you))),
      ),
    ]),
  ],
});
