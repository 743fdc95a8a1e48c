import {
  all,
  can,
  continuous,
  keywordDefinition,
  ofType,
  one,
  raisesLimit,
  several,
  supertype,
  tagged,
  you,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "two-handed dual wield",
  forms: [
    "two-handed dual wield",
    "Two-Handed Dual Wield",
    "Two-Handed dual wield",
  ],
  powers: [
    continuous(raisesLimit(you, "Melee", 1)),
    continuous(
      can(
        you,
        "have",
        several(
          one(all(supertype("two-handed"), ofType("weapon"))),
          one(all(tagged("Off-Hand"), ofType("equipment"))),
        ),
      ),
    ),
    continuous(
      can(
        you,
        "have",
        several(
          one(all(supertype("two-handed"), ofType("weapon"))),
          one(all(tagged("Melee"), ofType("weapon"))),
        ),
      ),
    ),
    continuous(
      can(you, "strike", {
        with: one(all(tagged("Melee"), ofType("weapon"))),
        manner: ["also"],
      }),
    ),
  ],
});
