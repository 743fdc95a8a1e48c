import {
  all,
  card,
  clause,
  continuous,
  controlledBy,
  exists,
  free,
  inPlace,
  keyword,
  self,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "plainswatcher-taro",
  number: "140",
  rarity: "R",
  name: "Plainswatcher Taro",
  cost: 7,
  factions: ["Horde"],
  type: "ally",
  tags: ["Tauren", "Warrior"],
  stats: { atk: 5, health: 5 },
  damageTypes: ["melee"],
  powers: [
    keyword("protector"),
    continuous(free(clause(you, "play", self)), {
      while: exists(all(inPlace(zone("play")), controlledBy(you)), {
        comparison: "atLeast",
        amount: 4,
        sharing: "name",
      }),
    }),
  ],
});
