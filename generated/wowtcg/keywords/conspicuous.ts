import {
  all,
  any,
  can,
  continuous,
  controlledBy,
  each,
  happens,
  hasKeyword,
  keywordDefinition,
  modify,
  ofType,
  opposing,
  self,
  thisCombat,
  use,
  when,
  you,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "conspicuous",
  forms: ["conspicuous", "Conspicuous"],
  powers: [
    continuous(
      can(each(all(opposing, any(ofType("hero"), ofType("ally")))), "protect", {
        against: self,
      }),
    ),
    when(
      happens(you, "strike", { with: self }),
      modify(
        continuous(
          hasKeyword(
            each(all(ofType("hero"), controlledBy(you))),
            use("conspicuous"),
          ),
        ),
        thisCombat,
      ),
    ),
  ],
});
