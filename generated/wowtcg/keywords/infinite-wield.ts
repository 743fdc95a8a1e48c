import {
  all,
  allOfIt,
  can,
  continuous,
  each,
  keywordDefinition,
  ofType,
  raisesLimit,
  tagged,
  you,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "infinite wield",
  forms: ["infinite wield", "Infinite Wield"],
  powers: [
    continuous(raisesLimit(you, "Melee", allOfIt, { whole: true })),
    continuous(
      can(you, "strike", {
        with: each(all(tagged("Melee"), ofType("weapon"))),
        manner: ["also"],
      }),
    ),
  ],
});
