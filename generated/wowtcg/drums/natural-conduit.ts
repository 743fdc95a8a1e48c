import {
  act,
  all,
  card,
  controlledBy,
  each,
  ofType,
  oneShot,
  target,
  that,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "natural-conduit",
  name: "Natural Conduit",
  cost: 3,
  classes: ["Shaman"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Elemental"],
  powers: [
    oneShot([
      act(
        each(all(ofType("hero"), controlledBy(you)), { as: "hero" }),
        "deal",
        {
          amount: 3,
          damage: { types: ["nature"] },
          to: target(ofType("ally")),
        },
      ),
      act(
        each(all(ofType("hero"), controlledBy(you)), { as: "hero" }),
        "heal",
        { amount: 3, damage: {}, from: that("hero") },
      ),
    ]),
  ],
});
