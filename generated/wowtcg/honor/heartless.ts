import {
  all,
  card,
  clause,
  continuous,
  controlledBy,
  costsLess,
  each,
  hasKeyword,
  modify,
  ofType,
  one,
  payment,
  self,
  thisTurn,
  toPay,
  use,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "heartless",
  number: "174",
  rarity: "U",
  name: "Heartless",
  cost: 3,
  type: "weapon",
  tags: ["Sword", "Melee"],
  limits: [{ tag: "Melee", count: 1 }],
  stats: { atk: 3, strike: 3 },
  powers: [
    continuous(
      hasKeyword(
        each(all(ofType("hero"), controlledBy(you))),
        use("dual wield"),
      ),
    ),
    payment(
      toPay("put", {
        amount: 1,
        damage: {},
        to: one(all(ofType("ally"), controlledBy(you))),
      }),
      modify(
        continuous(costsLess(clause(you, "strike", { with: self }), 1)),
        thisTurn,
        { next: true },
      ),
    ),
  ],
});
