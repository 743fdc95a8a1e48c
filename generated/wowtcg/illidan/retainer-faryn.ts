import {
  aNoun,
  act,
  card,
  deckbuilding,
  each,
  happens,
  inEvent,
  keyword,
  ofType,
  one,
  self,
  when,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "retainer-faryn",
  name: "Retainer Faryn",
  cost: 5,
  type: "ally",
  tags: ["Blood Elf", "Rogue"],
  stats: { atk: 3, health: 3 },
  damageTypes: ["melee"],
  powers: [
    deckbuilding({ reputation: "Scryer" }),
    keyword("sabotage", aNoun(each(ofType("resource")))),
    when(
      happens(self, "sabotage", one(ofType("resource"), { as: "resource" })),
      act("gain", inEvent("object")),
    ),
  ],
});
