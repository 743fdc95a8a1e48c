import {
  aNoun,
  card,
  continuous,
  deckbuilding,
  each,
  happens,
  hasKeyword,
  inEvent,
  keyword,
  modify,
  ofType,
  one,
  self,
  thisTurn,
  use,
  when,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "instructor-giralo",
  name: "Instructor Giralo",
  cost: 2,
  type: "ally",
  tags: ["Draenei", "Priest"],
  stats: { atk: 2, health: 3 },
  damageTypes: ["holy"],
  powers: [
    deckbuilding({ reputation: "Aldor" }),
    keyword("inspire", aNoun(each(ofType("ally")))),
    when(
      happens(self, "inspire", one(ofType("ally"), { as: "ally" })),
      modify(
        continuous(hasKeyword(inEvent("object"), use("protector"))),
        thisTurn,
      ),
    ),
  ],
});
