import {
  all,
  always,
  continuous,
  happens,
  hasKeyword,
  inEvent,
  keywordDefinition,
  modify,
  not,
  ofType,
  one,
  self,
  use,
  when,
  withKeyword,
} from "cardwright/powers";

export default keywordDefinition({
  game: "wowtcg",
  keyword: "irradiated",
  forms: ["irradiated", "Irradiated"],
  powers: [
    when(
      happens(self, "deal", {
        damage: { combat: true },
        to: one(all(not(withKeyword("irradiated")), ofType("ally")), {
          as: "ally",
        }),
      }),
      modify(continuous(hasKeyword(inEvent("to"), use("irradiated"))), always),
    ),
  ],
});
