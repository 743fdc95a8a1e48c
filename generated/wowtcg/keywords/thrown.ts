import {
  act,
  all,
  continuous,
  controlledBy,
  each,
  endOf,
  happens,
  hasKeyword,
  keywordDefinition,
  later,
  modify,
  ofType,
  ownerOf,
  self,
  thisCombat,
  use,
  when,
  you,
  zone,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "thrown",
  forms: ["thrown", "Thrown"],
  powers: [
    when(happens(you, "strike", { with: self }), [
      modify(
        continuous(
          hasKeyword(
            each(all(ofType("hero"), controlledBy(you))),
            use("long-range"),
          ),
        ),
        thisCombat,
      ),
      later(
        endOf("turn"),
        act("put", self, { into: zone("hand", { of: ownerOf(self) }) }),
      ),
    ]),
  ],
});
