import {
  aNoun,
  act,
  card,
  concept,
  deckbuilding,
  each,
  happens,
  inEvent,
  keyword,
  one,
  self,
  when,
  you,
  zone,
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
      act("switch", inEvent("object"), { with: you, into: zone("deck") }),
    ),
  ],
});
