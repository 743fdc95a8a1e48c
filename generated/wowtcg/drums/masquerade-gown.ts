import {
  activate,
  all,
  card,
  continuous,
  controlledBy,
  copies,
  modify,
  ofType,
  otherThan,
  payment,
  target,
  that,
  thisTurn,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "masquerade-gown",
  name: "Masquerade Gown",
  cost: 6,
  type: "armor",
  tags: ["Cloth", "Chest"],
  limits: [{ tag: "Chest", count: 1 }],
  stats: { def: 0 },
  powers: [
    payment(
      activate,
      modify(
        continuous(
          copies(
            target(all(ofType("ally"), controlledBy(you)), { as: "ally" }),
            target(
              all(ofType("ally"), otherThan(that("ally")), controlledBy(you)),
            ),
          ),
        ),
        thisTurn,
      ),
    ),
  ],
});
