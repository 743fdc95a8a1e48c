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
  keyword: "dual wield",
  forms: ["dual wield", "Dual Wield"],
  powers: [
    continuous(raisesLimit(you, "Melee", 1)),
    continuous(
      can(you, "strike", {
        with: one(all(tagged("Melee"), ofType("weapon"))),
        manner: ["also"],
      }),
    ),
  ],
});
