import {
  all,
  cannot,
  continuous,
  controlledBy,
  each,
  happens,
  hasKeyword,
  inState,
  keywordDefinition,
  modify,
  ofType,
  self,
  thisCombat,
  use,
  when,
  you,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "long-range",
  forms: ["long-range", "Long-Range", "Long Range"],
  powers: [
    continuous(
      cannot(each(all(inState("defending"), ofType("character"))), "deal", {
        damage: { combat: true },
        to: self,
      }),
    ),
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
  ],
});
