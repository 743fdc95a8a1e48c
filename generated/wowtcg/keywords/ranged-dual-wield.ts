import {
  all,
  can,
  continuous,
  keywordDefinition,
  ofType,
  one,
  raisesLimit,
  tagged,
  you,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "ranged dual wield",
  forms: ["ranged dual wield", "Ranged Dual Wield", "Ranged dual wield"],
  powers: [
    continuous(raisesLimit(you, "Ranged", 1)),
    continuous(
      can(you, "strike", {
        with: one(all(tagged("Ranged"), ofType("weapon"))),
        manner: ["also"],
      }),
    ),
  ],
});
