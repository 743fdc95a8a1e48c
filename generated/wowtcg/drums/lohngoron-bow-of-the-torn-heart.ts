import {
  act,
  all,
  card,
  continuous,
  controlledBy,
  each,
  happens,
  hasKeyword,
  modify,
  ofType,
  one,
  payment,
  self,
  target,
  that,
  thisCombat,
  toPay,
  use,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "lohngoron-bow-of-the-torn-heart",
  name: "Lohn'goron, Bow of the Torn-heart",
  cost: 6,
  type: "weapon",
  tags: ["Bow", "Ranged"],
  limits: [{ tag: "Ranged", count: 1 }],
  stats: { atk: 3, strike: 3 },
  powers: [
    when(
      happens(you, "strike", { with: self }),
      modify(
        continuous(
          hasKeyword(
            each(all(ofType("hero"), controlledBy(you))),
            use("long-range"),
          ),
        ),
        thisCombat,
      ),
    ),
    payment(
      toPay(
        "exhaust",
        one(all(ofType("ally"), controlledBy(you)), { as: "ally" }),
      ),
      act(that("ally"), "deal", {
        amount: 1,
        damage: { types: ["ranged"] },
        to: target(ofType("hero")),
      }),
    ),
  ],
});
