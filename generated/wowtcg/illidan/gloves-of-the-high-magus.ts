import {
  activate,
  any,
  can,
  card,
  continuous,
  each,
  ifSo,
  inPlace,
  is,
  modify,
  ofType,
  payment,
  that,
  thisTurn,
  toPay,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "gloves-of-the-high-magus",
  name: "Gloves of the High Magus",
  cost: 4,
  type: "armor",
  tags: ["Cloth", "Hands"],
  limits: [{ tag: "Hands", count: 1 }],
  stats: { def: 0 },
  powers: [
    payment(
      [
        activate,
        toPay(
          "remove",
          each(inPlace(zone("deck", { of: you, position: "top" })), {
            as: "card",
          }),
          { into: zone("removed") },
        ),
      ],
      [
        ifSo(
          is(
            that("card"),
            any(ofType("ability"), ofType("ally"), ofType("equipment")),
          ),
          modify(continuous(can(you, "play", that("card"))), thisTurn),
        ),
        ifSo(
          is(that("card"), ofType("quest")),
          modify(continuous(can(you, "place", that("card"))), thisTurn),
        ),
      ],
    ),
  ],
});
