import {
  act,
  all,
  continuous,
  controlledBy,
  each,
  happens,
  hasKeyword,
  keywordDefinition,
  not,
  ofType,
  one,
  self,
  tagged,
  use,
  when,
  you,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "bear form",
  forms: ["bear form", "Bear Form"],
  powers: [
    continuous(hasKeyword(self, use("protector"))),
    when(
      [
        happens(you, "strike", { with: one(ofType("weapon")) }),
        happens(you, "play", one(all(not(tagged("Feral")), ofType("ability")))),
      ],
      act(
        "destroy",
        each(all(tagged("Form"), ofType("ability"), controlledBy(you))),
      ),
    ),
  ],
});
