import {
  all,
  alter,
  any,
  clause,
  controlledBy,
  instead,
  keywordDefinition,
  ofType,
  one,
  plus,
  thatMuch,
  you,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "inspiring presence",
  forms: ["inspiring presence", "Inspiring Presence"],
  powers: [
    instead(
      clause(
        one(all(any(ofType("hero"), ofType("ally")), controlledBy(you)), {
          as: "ally",
        }),
        "deal",
        { damage: { combat: false } },
      ),
      alter({ amount: plus(thatMuch, 1) }),
    ),
  ],
});
