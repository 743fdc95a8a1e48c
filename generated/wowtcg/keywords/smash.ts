import {
  all,
  clause,
  continuous,
  controlledBy,
  controllerOf,
  each,
  fatalTo,
  happens,
  hasKeyword,
  inEvent,
  inState,
  instead,
  keywordDefinition,
  minus,
  modify,
  ofType,
  one,
  self,
  split,
  thatMuch,
  thisCombat,
  use,
  when,
  you,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "smash",
  forms: ["smash", "Smash"],
  powers: [
    instead(
      clause(self, "deal", {
        damage: { fatal: "more", combat: true },
        to: one(all(inState("defending"), ofType("ally")), { as: "ally" }),
      }),
      split(
        minus(thatMuch, fatalTo(inEvent("to"))),
        each(all(ofType("hero"), controlledBy(controllerOf(inEvent("to"))))),
      ),
    ),
    when(
      happens(you, "strike", { with: self }),
      modify(
        continuous(
          hasKeyword(
            each(all(ofType("hero"), controlledBy(you))),
            use("smash"),
          ),
        ),
        thisCombat,
      ),
    ),
  ],
});
