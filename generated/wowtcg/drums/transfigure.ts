import {
  activate,
  card,
  continuous,
  hasExactly,
  modify,
  ofType,
  payment,
  statOf,
  target,
  that,
  thisTurn,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "transfigure",
  name: "Transfigure",
  cost: 4,
  classes: ["Mage"],
  type: "ability",
  tags: ["Arcane"],
  powers: [
    payment(
      activate,
      modify(
        continuous(
          hasExactly(
            target(ofType("weapon"), { as: "weapon" }),
            "atk",
            statOf("strike", that("weapon")),
          ),
        ),
        thisTurn,
      ),
      { labels: ["ongoing"] },
    ),
  ],
});
