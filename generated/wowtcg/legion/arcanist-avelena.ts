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
  ownerOf,
  self,
  when,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "legion",
  key: "arcanist-avelena",
  name: "Arcanist Avelena",
  cost: 1,
  type: "ally",
  tags: ["Blood Elf", "Mage"],
  stats: { atk: 1, health: 2 },
  damageTypes: ["arcane"],
  powers: [
    deckbuilding({ reputation: "Scryer" }),
    keyword("sabotage", aNoun(each(ofType("ability")))),
    when(
      happens(self, "sabotage", one(ofType("ability"), { as: "ability" })),
      act("put", inEvent("object"), {
        into: zone("deck", { of: ownerOf(inEvent("object")), position: "top" }),
      }),
    ),
  ],
});
