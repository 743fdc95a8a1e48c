import {
  all,
  cannot,
  continuous,
  controlledBy,
  each,
  happens,
  hasKeyword,
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
  keyword: "stealth",
  forms: ["stealth", "Stealth"],
  powers: [
    continuous(cannot(each(ofType("character")), "protect", { against: self })),
    when(
      happens(you, "strike", { with: self }),
      modify(
        continuous(
          hasKeyword(
            each(all(ofType("hero"), controlledBy(you))),
            use("stealth"),
          ),
        ),
        thisCombat,
      ),
    ),
  ],
});
