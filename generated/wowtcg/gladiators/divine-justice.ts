import {
  act,
  all,
  attempt,
  card,
  inState,
  may,
  ofType,
  oneShot,
  opposing,
  otherThan,
  statOf,
  target,
  that,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "divine-justice",
  number: "42",
  rarity: "C",
  name: "Divine Justice",
  cost: 2,
  classes: ["Paladin"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Retribution"],
  powers: [
    oneShot(
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
