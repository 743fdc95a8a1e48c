import {
  act,
  all,
  at,
  card,
  controlledBy,
  each,
  forEach,
  one,
  player,
  startOf,
  that,
  when,
  withIcon,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "illiyana-moonblaze",
  number: "102",
  rarity: "E",
  name: "Illiyana Moonblaze",
  unique: true,
  cost: 8,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Night Elf", "Rogue"],
  stats: { atk: 9, health: 9 },
  damageTypes: ["melee"],
  powers: [
    when(
      at(startOf("turn", { whose: you })),
      forEach(
        each(player({ side: "opponent" })),
        "opponent",
        act(
          that("opponent"),
          "destroy",
          one(all(withIcon("Horde"), controlledBy(that("opponent")))),
        ),
      ),
    ),
  ],
});
