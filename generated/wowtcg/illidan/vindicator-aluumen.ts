import {
  aNoun,
  all,
  card,
  deckbuilding,
  each,
  friendly,
  keyword,
  withKeyword,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "vindicator-aluumen",
  name: "Vindicator Aluumen",
  unique: true,
  cost: 6,
  type: "ally",
  tags: ["Draenei", "Warrior"],
  stats: { atk: 6, health: 6 },
  damageTypes: ["melee"],
  powers: [
    deckbuilding({ reputation: "Aldor" }),
    keyword("inspire", aNoun(each(all(friendly, withKeyword("protector"))))),
  ],
});
