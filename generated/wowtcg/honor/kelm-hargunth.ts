import {
  act,
  all,
  card,
  controlledBy,
  each,
  forEach,
  happens,
  one,
  player,
  self,
  that,
  when,
  withIcon,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "kelm-hargunth",
  number: "133",
  rarity: "E",
  name: "Kelm Hargunth",
  unique: true,
  cost: 8,
  factions: ["Horde"],
  type: "ally",
  tags: ["Orc", "Warrior"],
  stats: { atk: 9, health: 9 },
  damageTypes: ["melee"],
  powers: [
    when(
      happens(self, "attack"),
      forEach(
        each(player({ side: "opponent" })),
        "opponent",
        act(
          that("opponent"),
          "destroy",
          one(all(withIcon("Alliance"), controlledBy(that("opponent")))),
        ),
      ),
    ),
  ],
});
