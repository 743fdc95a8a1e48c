import {
  act,
  all,
  any,
  anyCard,
  card,
  controlledBy,
  controllerOf,
  each,
  exactly,
  ofType,
  oneShot,
  select,
  target,
  that,
  thatMuch,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "azeroth",
  key: "mind-blast",
  number: "80",
  rarity: "R",
  name: "Mind Blast",
  cost: 5,
  classes: ["Priest"],
  type: "ability",
  tags: ["Shadow"],
  powers: [
    oneShot([
      act(each(all(ofType("hero"), controlledBy(you))), "deal", {
        amount: 2,
        damage: { types: ["shadow"] },
        to: target(any(ofType("hero"), ofType("ally")), { as: "ally" }),
      }),
      act(
        controllerOf(that("ally")),
        "discard",
        select(exactly(thatMuch), anyCard),
      ),
    ]),
  ],
});
