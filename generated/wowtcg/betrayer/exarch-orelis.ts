import {
  aNoun,
  card,
  deckbuilding,
  each,
  keyword,
  ofType,
  several,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "exarch-orelis",
  number: "189",
  rarity: "E",
  name: "Exarch Orelis",
  unique: true,
  cost: 6,
  type: "ally",
  tags: ["Draenei", "Paladin"],
  stats: { atk: 5, health: 7 },
  damageTypes: ["holy"],
  powers: [
    deckbuilding({ reputation: "Aldor" }),
    keyword(
      "inspire",
      aNoun(
        several(
          each(ofType("ability")),
          each(ofType("ally")),
          each(ofType("equipment")),
          each(ofType("hero")),
          each(ofType("resource")),
        ),
      ),
    ),
  ],
});
