import {
  aNoun,
  card,
  clause,
  continuous,
  costsLess,
  deckbuilding,
  each,
  happens,
  inEvent,
  keyword,
  modify,
  ofType,
  one,
  thisTurn,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "marksman-glous",
  number: "191",
  rarity: "R",
  name: "Marksman Glous",
  cost: 2,
  type: "ally",
  tags: ["Draenei", "Hunter"],
  stats: { atk: 3, health: 2 },
  damageTypes: ["ranged"],
  powers: [
    deckbuilding({ reputation: "Aldor" }),
    keyword("inspire", aNoun(each(ofType("quest")))),
    when(
      happens("inspire", one(ofType("quest"), { as: "quest" }), {
        manner: ["thisWay"],
      }),
      modify(
        continuous(costsLess(clause(you, "complete", inEvent("object")), 1)),
        thisTurn,
      ),
    ),
  ],
});
