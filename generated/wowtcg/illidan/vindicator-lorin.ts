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
  set: "illidan",
  key: "vindicator-lorin",
  name: "Vindicator Lorin",
  cost: 4,
  type: "ally",
  tags: ["Draenei", "Paladin"],
  stats: { atk: 4, health: 4 },
  damageTypes: ["holy"],
  powers: [
    deckbuilding({ reputation: "Aldor" }),
    keyword(
      "inspire",
      aNoun(several(each(ofType("armor")), each(ofType("item")))),
    ),
  ],
});
