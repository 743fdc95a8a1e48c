import {
  act,
  anyCard,
  card,
  exactly,
  forEach,
  oneShot,
  player,
  select,
  target,
  that,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "victimize",
  number: "90",
  rarity: "C",
  name: "Victimize",
  cost: 5,
  type: "ability",
  tags: ["Subtlety", "Affliction"],
  powers: [
    oneShot([
      forEach(
        target(player()),
        "player",
        act(that("player"), "discard", select(exactly(2), anyCard)),
      ),
      act("draw", { amount: 2 }),
    ]),
  ],
});
