import {
  aNoun,
  act,
  card,
  concept,
  deckbuilding,
  each,
  happens,
  keyword,
  one,
  self,
  when,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "arcanist-thelis",
  name: "Arcanist Thelis",
  unique: true,
  cost: 6,
  type: "ally",
  tags: ["Blood Elf", "Mage"],
  stats: { atk: 5, health: 4 },
  damageTypes: ["arcane"],
  powers: [
    deckbuilding({ reputation: "Scryer" }),
    keyword("sabotage", aNoun(each(concept("deck")))),
    when(
      happens(self, "sabotage", one(concept("deck"))),
      act("switch", self, { with: self }),
    ),
  ],
});
