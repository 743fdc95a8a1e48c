import {
  all,
  card,
  continuous,
  controlledBy,
  hasMore,
  keyword,
  modify,
  ofType,
  one,
  payment,
  self,
  thisTurn,
  toPay,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "jezbella-of-karabor",
  name: "Jezbella of Karabor",
  cost: 3,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Draenei", "Mage"],
  stats: { atk: 1, health: 3 },
  damageTypes: ["frost"],
  powers: [
    keyword("long-range"),
    payment(
      toPay("exhaust", one(all(ofType("ally"), controlledBy(you)))),
      modify(continuous(hasMore(self, "atk", 1)), thisTurn),
    ),
  ],
});
