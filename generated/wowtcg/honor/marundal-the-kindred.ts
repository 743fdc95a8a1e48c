import {
  candidate,
  cannotChange,
  card,
  continuous,
  each,
  hasExactly,
  ofType,
  statOf,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "marundal-the-kindred",
  number: "108",
  rarity: "R",
  name: "Marundal the Kindred",
  cost: 4,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Night Elf", "Druid"],
  stats: { atk: 4, health: 4 },
  damageTypes: ["arcane"],
  powers: [
    continuous([
      hasExactly(each(ofType("ally")), "atk", statOf("cost", candidate)),
      hasExactly(each(ofType("ally")), "health", statOf("cost", candidate)),
      cannotChange(each(ofType("ally"), { as: "ally" }), "atk", "gain"),
      cannotChange(each(ofType("ally"), { as: "ally" }), "health", "gain"),
      cannotChange(each(ofType("ally"), { as: "ally" }), "atk", "lose"),
      cannotChange(each(ofType("ally"), { as: "ally" }), "health", "lose"),
    ]),
  ],
});
