import {
  all,
  alternateCost,
  clause,
  controlledBy,
  each,
  inState,
  keywordDefinition,
  ofType,
  self,
  toPay,
  you,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "trap",
  forms: ["trap", "Trap", "traps", "Traps"],
  powers: [
    alternateCost(
      clause("play", self),
      toPay(
        "exhaust",
        each(all(inState("defending"), ofType("hero"), controlledBy(you))),
      ),
    ),
  ],
});
