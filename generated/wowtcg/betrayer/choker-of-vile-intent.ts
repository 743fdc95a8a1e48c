import {
  act,
  all,
  any,
  at,
  attempt,
  card,
  chosen,
  controlledBy,
  each,
  forEach,
  may,
  ofType,
  one,
  player,
  startOf,
  that,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "choker-of-vile-intent",
  name: "Choker of Vile Intent",
  cost: 3,
  type: "item",
  tags: ["Neck"],
  limits: [{ tag: "Neck", count: 1 }],
  powers: [
    when(
      at(startOf("turn", { whose: you })),
      attempt(
        may(
          you,
          act(
            "destroy",
            one(
              all(
                any(ofType("ability"), ofType("ally"), ofType("equipment")),
                controlledBy(you),
              ),
              { as: "equipment" },
            ),
          ),
        ),
        forEach(
          each(player({ side: "opponent" })),
          "player",
          act(
            that("player"),
            "destroy",
            one(all(chosen("kind", "kind"), controlledBy(that("equipment")))),
          ),
        ),
      ),
    ),
  ],
});
