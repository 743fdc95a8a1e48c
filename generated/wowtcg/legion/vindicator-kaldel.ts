import {
  aNoun,
  card,
  deckbuilding,
  each,
  keyword,
  ofType,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "legion",
  key: "vindicator-kaldel",
  name: "Vindicator Kaldel",
  cost: 2,
  type: "ally",
  tags: ["Draenei", "Paladin"],
  stats: { atk: 3, health: 2 },
  damageTypes: ["holy"],
  powers: [
    deckbuilding({ reputation: "Aldor" }),
    keyword("inspire", aNoun(each(ofType("ally")))),
  ],
});
