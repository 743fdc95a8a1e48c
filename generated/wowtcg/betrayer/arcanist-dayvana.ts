import {
  aNoun,
  can,
  card,
  continuous,
  deckbuilding,
  each,
  happens,
  inEvent,
  keyword,
  modify,
  ofType,
  one,
  self,
  thisTurn,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "arcanist-dayvana",
  name: "Arcanist Dayvana",
  cost: 2,
  type: "ally",
  tags: ["Blood Elf", "Mage"],
  stats: { atk: 3, health: 1 },
  damageTypes: ["fire"],
  powers: [
    deckbuilding({ reputation: "Scryer" }),
    keyword("sabotage", aNoun(each(ofType("quest")))),
    when(
      happens(self, "sabotage", one(ofType("quest"), { as: "quest" })),
      modify(continuous(can(you, "complete", inEvent("object"))), thisTurn),
    ),
  ],
});
