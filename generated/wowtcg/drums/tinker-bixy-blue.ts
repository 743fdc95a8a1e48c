import {
  act,
  activate,
  anyCard,
  card,
  forEach,
  inState,
  is,
  one,
  payment,
  player,
  self,
  target,
  that,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "tinker-bixy-blue",
  name: "Tinker Bixy Blue",
  cost: 3,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Gnome", "Rogue"],
  stats: { atk: 1, health: 4 },
  damageTypes: ["melee"],
  powers: [
    payment(
      activate,
      [
        forEach(
          target(player()),
          "player",
          act(that("player"), "discard", one(anyCard)),
        ),
        act("draw", { amount: 1 }),
      ],
      { timing: is(self, inState("undamaged")) },
    ),
  ],
});
