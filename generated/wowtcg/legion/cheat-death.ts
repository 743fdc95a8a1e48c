import {
  act,
  all,
  card,
  controlledBy,
  deckbuilding,
  each,
  later,
  ofType,
  oneShot,
  startOf,
  statOf,
  tagged,
  that,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "legion",
  key: "cheat-death",
  name: "Cheat Death",
  cost: 2,
  classes: ["Rogue"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Subtlety", "Talent"],
  powers: [
    deckbuilding({ hero: tagged("Subtlety") }),
    oneShot([
      act(
        "remove",
        each(all(ofType("hero"), controlledBy(you)), { as: "hero" }),
        { into: zone("removed") },
      ),
      later(
        startOf("turn", { whose: you, next: true }),
        act("put", that("hero"), {
          into: zone("play"),
          entry: {
            flippedAs: that("hero"),
            damage: statOf("damage", that("hero")),
          },
        }),
        { immediate: true },
      ),
    ]),
  ],
});
