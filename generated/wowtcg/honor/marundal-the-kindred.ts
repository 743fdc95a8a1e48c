import {
  cannot,
  card,
  continuous,
  each,
  hasExactly,
  hasFixed,
  ofType,
  statOf,
  that,
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
      hasExactly(
        each(ofType("ally"), { as: "ally" }),
        "atk",
        statOf("cost", that("ally")),
      ),
      hasExactly(
        each(ofType("ally"), { as: "ally" }),
        "health",
        statOf("cost", that("ally")),
      ),
      cannot(each(ofType("ally"), { as: "ally" }), "gain"),
      hasFixed(each(ofType("ally"), { as: "ally" }), "atk"),
      hasFixed(each(ofType("ally"), { as: "ally" }), "health"),
    ]),
  ],
});
