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
  set: "betrayer",
  key: "retainer-cara",
  name: "Retainer Cara",
  cost: 6,
  type: "ally",
  tags: ["Blood Elf", "Rogue"],
  stats: { atk: 6, health: 4 },
  damageTypes: ["melee"],
  powers: [
    deckbuilding({ reputation: "Scryer" }),
    keyword("sabotage", aNoun(each(ofType("equipment")))),
    when(
      happens(self, "sabotage", one(ofType("equipment"), { as: "equipment" })),
      act("gain", inEvent("object")),
    ),
  ],
});
