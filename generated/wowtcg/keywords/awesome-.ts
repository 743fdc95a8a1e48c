import {
  act,
  at,
  attempt,
  each,
  forEach,
  keywordDefinition,
  may,
  player,
  self,
  startOf,
  that,
  when,
  you,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "awesome!",
  forms: ["awesome!", "AWESOME!"],
  powers: [
    when(
      at(startOf("turn", { whose: you })),
      attempt(
        may(
          each(player(), { as: "player" }),
          forEach(
            each(player()),
            "player",
            act(that("player"), "compliment", self),
          ),
        ),
        act(that("player"), "draw", { amount: 1 }),
      ),
    ),
  ],
});
