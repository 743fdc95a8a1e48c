import {
  act,
  all,
  any,
  at,
  card,
  choose,
  controlledBy,
  countersOn,
  each,
  ofType,
  opposing,
  self,
  startOf,
  target,
  that,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "tempest-of-chaos",
  number: "185",
  rarity: "R",
  name: "Tempest of Chaos",
  cost: 3,
  type: "weapon",
  tags: ["Sword", "Melee"],
  limits: [{ tag: "Melee", count: 1 }],
  stats: { atk: 1, strike: 3 },
  powers: [
    when(at(startOf("turn", { whose: you })), [
      choose(
        target(all(opposing, any(ofType("hero"), ofType("ally"))), {
          random: true,
          as: "ally",
        }),
      ),
      act("add", { amount: 1, counter: "chaos", to: self }),
      act(each(all(ofType("hero"), controlledBy(you))), "deal", {
        amount: countersOn(self, { counter: "chaos" }),
        damage: { types: ["fire"] },
        to: that("ally"),
      }),
    ]),
  ],
});
