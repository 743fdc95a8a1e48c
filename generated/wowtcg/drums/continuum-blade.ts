import {
  act,
  at,
  card,
  each,
  isFalse,
  player,
  startOf,
  that,
  turnOf,
  when,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "continuum-blade",
  name: "Continuum Blade",
  cost: 5,
  type: "weapon",
  tags: ["Sword", "Melee"],
  limits: [{ tag: "Melee", count: 1 }],
  stats: { atk: 1, strike: 2 },
  powers: [
    when(
      at(startOf("turn", { whose: each(player(), { as: "player" }) })),
      act(that("player"), "take"),
      { condition: isFalse(turnOf(that("player"), { last: true })) },
    ),
  ],
});
