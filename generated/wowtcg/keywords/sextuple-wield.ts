import {
  all,
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
  keyword: "sextuple wield",
  forms: ["sextuple wield", "Sextuple Wield"],
  powers: [
    continuous(raisesLimit(you, "Melee", 6, { whole: true })),
    continuous(
      can(you, "strike", {
        with: each(all(tagged("Melee"), ofType("weapon"))),
        manner: ["also"],
      }),
    ),
  ],
});
