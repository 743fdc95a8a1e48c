import {
  act,
  all,
  card,
  controlledBy,
  each,
  ofType,
  oneShot,
  statOf,
  target,
  that,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "dark-justice",
  number: "70",
  rarity: "C",
  name: "Dark Justice",
  cost: 2,
  classes: ["Warlock"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Affliction"],
  powers: [
    oneShot([
      act("remove", target(ofType("ally"), { as: "ally" }), {
        into: zone("removed"),
      }),
      act("put", {
        amount: statOf("atk", that("ally")),
        damage: {},
        to: each(all(ofType("hero"), controlledBy(you))),
      }),
    ]),
  ],
});
