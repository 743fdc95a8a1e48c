import {
  aNoun,
  all,
  anyNumber,
  card,
  deckbuilding,
  friendly,
  keyword,
  select,
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
    keyword(
      "inspire",
      aNoun(select(anyNumber, all(friendly, withKeyword("protector")))),
    ),
  ],
});
