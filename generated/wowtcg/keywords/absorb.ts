import {
  act,
  all,
  continuous,
  controlledBy,
  each,
  happens,
  hasKeyword,
  keywordDefinition,
  modify,
  ofType,
  one,
  self,
  thatMuch,
  thisCombat,
  use,
  when,
  you,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "absorb",
  forms: ["absorb", "Absorb"],
  powers: [
    when(
      happens(self, "deal", {
        damage: { combat: true },
        to: one(ofType("hero")),
      }),
      act(self, "heal", {
        amount: thatMuch,
        damage: {},
        from: each(all(ofType("hero"), controlledBy(you))),
      }),
    ),
    when(
      happens(you, "strike", { with: self }),
      modify(
        continuous(
          hasKeyword(
            each(all(ofType("hero"), controlledBy(you))),
            use("absorb"),
          ),
        ),
        thisCombat,
      ),
    ),
  ],
});
