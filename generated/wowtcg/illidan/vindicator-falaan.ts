import {
  aNoun,
  all,
  any,
  anyNumber,
  card,
  deckbuilding,
  friendly,
  keyword,
  ofType,
  select,
  withPower,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "vindicator-falaan",
  name: "Vindicator Falaan",
  cost: 3,
  type: "ally",
  tags: ["Draenei", "Warrior"],
  stats: { atk: 3, health: 3 },
  damageTypes: ["holy"],
  powers: [
    deckbuilding({ reputation: "Aldor" }),
    keyword(
      "inspire",
      aNoun(
        select(
          anyNumber,
          all(
            friendly,
            any(ofType("hero"), ofType("ally")),
            withPower({ icon: "Activate" }),
          ),
        ),
      ),
    ),
  ],
});
