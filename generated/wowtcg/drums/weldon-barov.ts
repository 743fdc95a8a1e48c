import {
  act,
  at,
  card,
  createToken,
  endOf,
  face,
  keyword,
  later,
  that,
  when,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "weldon-barov",
  name: "Weldon Barov",
  unique: true,
  cost: 5,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Human", "Warrior"],
  stats: { atk: 5, health: 5 },
  damageTypes: ["melee"],
  powers: [
    when(at(endOf("turn", { whose: you })), [
      createToken(
        3,
        face({
          name: "Peasant",
          type: "ally",
          tags: ["Peasant"],
          stats: { atk: 1, health: 1 },
          damageTypes: ["melee"],
          powers: [keyword("protector")],
        }),
        zone("play"),
        { as: "tokens" },
      ),
      later(endOf("turn", { next: true }), act("destroy", that("tokens"))),
    ]),
  ],
});
