import {
  aNoun,
  any,
  card,
  deckbuilding,
  each,
  keyword,
  ofType,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "anchorite-onkoth",
  name: "Anchorite Onkoth",
  cost: 5,
  type: "ally",
  tags: ["Draenei", "Priest"],
  stats: { atk: 5, health: 4 },
  damageTypes: ["holy"],
  powers: [
    deckbuilding({ reputation: "Aldor" }),
    keyword(
      "inspire",
      aNoun(
        each(
          any(
            ofType("ability"),
            ofType("ally"),
            ofType("equipment"),
            ofType("hero"),
            ofType("resource"),
          ),
        ),
      ),
    ),
  ],
});
