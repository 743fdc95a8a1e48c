import {
  aWord,
  act,
  always,
  any,
  at,
  card,
  choose,
  clause,
  continuous,
  endOf,
  happened,
  isFalse,
  keyword,
  loses,
  modify,
  one,
  player,
  self,
  tagged,
  that,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "enslaved-abyssal",
  name: "Enslaved Abyssal",
  cost: 4,
  classes: ["Warlock"],
  type: "ally",
  tags: ["Abyssal", "Demon", "Pet"],
  limits: [{ tag: "Pet", count: 1 }],
  stats: { atk: 5, health: 7 },
  damageTypes: ["fire"],
  powers: [
    keyword("resistance", aWord("fire")),
    when(
      at(endOf("turn", { whose: you })),
      [
        choose(one(player({ side: "opponent" }), { as: "opponent" })),
        act(that("opponent"), "gain", self),
        modify(continuous(loses(self, { this: true })), always),
      ],
      {
        condition: isFalse(
          happened(
            clause(
              you,
              "play",
              one(any(tagged("Demon"), tagged("Demonology"))),
            ),
            "thisTurn",
          ),
        ),
      },
    ),
  ],
});
