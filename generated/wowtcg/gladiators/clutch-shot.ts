import {
  all,
  card,
  continuous,
  hasLess,
  hasMore,
  modify,
  ofType,
  oneShot,
  otherThan,
  target,
  that,
  thisTurn,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "clutch-shot",
  number: "28",
  rarity: "C",
  name: "Clutch Shot",
  cost: 1,
  classes: ["Hunter"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Marksmanship"],
  powers: [
    oneShot([
      modify(
        continuous(hasMore(target(ofType("ally"), { as: "ally" }), "atk", 2)),
        thisTurn,
      ),
      modify(
        continuous(
          hasLess(
            target(all(ofType("ally"), otherThan(that("ally")))),
            "atk",
            2,
          ),
        ),
        thisTurn,
      ),
    ]),
  ],
});
