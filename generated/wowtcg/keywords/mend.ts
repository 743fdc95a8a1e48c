import {
  act,
  any,
  at,
  givenNumber,
  keywordDefinition,
  may,
  ofType,
  self,
  startOf,
  target,
  when,
  you,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "mend",
  forms: ["mend", "Mend"],
  parameters: [{ name: "N", kind: "number" }],
  powers: [
    when(
      at(startOf("turn", { whose: you })),
      may(
        you,
        act(self, "heal", {
          amount: givenNumber("N"),
          damage: {},
          from: target(any(ofType("hero"), ofType("ally"))),
        }),
      ),
    ),
  ],
});
