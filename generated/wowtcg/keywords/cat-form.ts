import {
  act,
  all,
  continuous,
  controlledBy,
  each,
  happens,
  hasMore,
  inState,
  is,
  keywordDefinition,
  not,
  ofType,
  one,
  self,
  tagged,
  when,
  you,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "cat form",
  forms: ["cat form", "Cat Form"],
  powers: [
    continuous(hasMore(self, "atk", 1), {
      while: is(self, inState("attacking")),
    }),
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
