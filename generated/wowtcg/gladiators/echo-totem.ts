import {
  act,
  all,
  at,
  attempt,
  card,
  clause,
  continuous,
  free,
  inPlace,
  inState,
  may,
  modify,
  not,
  ofType,
  one,
  startOf,
  that,
  thisTurn,
  when,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "echo-totem",
  number: "62",
  rarity: "R",
  name: "Echo Totem",
  cost: 4,
  classes: ["Shaman"],
  type: "ability",
  tags: ["Elemental", "Air Totem"],
  limits: [{ tag: "Air Totem", count: 1 }],
  stats: { health: 1 },
  powers: [
    when(
      at(startOf("turn", { whose: you })),
      attempt(
        may(
          you,
          act(
            "remove",
            one(
              all(
                not(inState("ongoing")),
                ofType("ability"),
                inPlace(zone("graveyard", { of: you })),
              ),
              { as: "ability" },
            ),
            { into: zone("removed") },
          ),
        ),
        modify(
          continuous(free(clause(you, "play", that("ability")))),
          thisTurn,
        ),
      ),
      { labels: ["ongoing"] },
    ),
  ],
});
