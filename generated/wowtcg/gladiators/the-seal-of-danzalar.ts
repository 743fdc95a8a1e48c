import {
  act,
  all,
  at,
  card,
  controlledBy,
  controllerOf,
  count,
  each,
  inPlace,
  minus,
  ofType,
  startOf,
  target,
  that,
  when,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "the-seal-of-danzalar",
  number: "169",
  rarity: "R",
  name: "The Seal of Danzalar",
  cost: 3,
  type: "item",
  tags: ["Ring"],
  limits: [{ tag: "Ring", count: 2 }],
  powers: [
    when(
      at(startOf("turn", { whose: you })),
      act(each(all(ofType("hero"), controlledBy(you))), "deal", {
        amount: minus(
          count(inPlace(zone("hand", { of: you }))),
          count(inPlace(zone("hand", { of: controllerOf(that("hero")) }))),
        ),
        damage: { types: ["shadow"] },
        to: target(ofType("hero"), { as: "hero" }),
      }),
    ),
  ],
});
