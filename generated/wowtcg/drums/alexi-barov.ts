import {
  act,
  at,
  card,
  createToken,
  endOf,
  face,
  keyword,
  later,
  startOf,
  that,
  when,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "alexi-barov",
  name: "Alexi Barov",
  unique: true,
  cost: 5,
  factions: ["Horde"],
  type: "ally",
  tags: ["Undead", "Rogue"],
  stats: { atk: 5, health: 5 },
  damageTypes: ["melee"],
  powers: [
    when(at(startOf("turn", { whose: you })), [
      createToken(
        3,
        face({
          name: "Peasant",
          type: "ally",
          tags: ["Peasant"],
          stats: { atk: 1, health: 1 },
          damageTypes: ["melee"],
          powers: [keyword("ferocity")],
        }),
        zone("play"),
        { as: "tokens" },
      ),
      later(endOf("turn", { next: true }), act("destroy", that("tokens"))),
    ]),
  ],
});
