import {
  act,
  all,
  at,
  controlledBy,
  each,
  given,
  inState,
  keywordDefinition,
  may,
  one,
  otherThan,
  player,
  startOf,
  when,
  you,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "inspire",
  forms: ["inspire", "Inspire"],
  parameters: [{ name: "thing", kind: "noun" }],
  powers: [
    when(
      at(startOf("ready step", { whose: each(all(player(), otherThan(you))) })),
      may(
        you,
        act(
          "inspire",
          one(all(inState("exhausted"), given("thing"), controlledBy(you))),
        ),
      ),
      { immediate: true },
    ),
  ],
});
