import {
  act,
  all,
  at,
  attempt,
  card,
  endOf,
  inState,
  keyword,
  may,
  ofType,
  opposing,
  otherThan,
  statOf,
  target,
  that,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "royal-guardian-jameson",
  number: "115",
  rarity: "R",
  name: "Royal Guardian Jameson",
  cost: 5,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Human", "Paladin"],
  stats: { atk: 4, health: 5 },
  damageTypes: ["melee"],
  powers: [
    keyword("protector"),
    when(
      at(endOf("turn", { whose: you })),
      attempt(
        act(
          "exhaust",
          target(all(opposing, inState("ready"), ofType("ally")), {
            as: "ally",
          }),
        ),
        may(
          you,
          act(that("ally"), "deal", {
            amount: statOf("atk", that("ally")),
            damage: { types: ["melee"] },
            to: target(all(ofType("ally"), otherThan(that("ally")))),
          }),
        ),
      ),
    ),
  ],
});
