import {
  act,
  all,
  any,
  at,
  attempt,
  card,
  controlledBy,
  each,
  forEach,
  is,
  may,
  ofType,
  one,
  player,
  startOf,
  suchThat,
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
          "opponent",
          act(
            that("opponent"),
            "destroy",
            one(
              all(
                any(
                  all(
                    ofType("ability"),
                    suchThat(is(that("equipment"), ofType("ability"))),
                  ),
                  all(
                    ofType("ally"),
                    suchThat(is(that("equipment"), ofType("ally"))),
                  ),
                  all(
                    ofType("equipment"),
                    suchThat(is(that("equipment"), ofType("equipment"))),
                  ),
                ),
                controlledBy(that("opponent")),
              ),
            ),
          ),
        ),
      ),
    ),
  ],
});
