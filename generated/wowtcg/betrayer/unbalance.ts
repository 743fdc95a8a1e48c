import {
  act,
  all,
  any,
  cannot,
  card,
  continuous,
  controlledBy,
  controllerOf,
  each,
  exists,
  ifSo,
  modify,
  ofType,
  oneShot,
  opposing,
  that,
  withinStep,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "unbalance",
  name: "Unbalance",
  cost: 2,
  classes: ["Rogue"],
  type: "ability",
  tags: ["Combat", "Combo"],
  powers: [
    oneShot([
      act(
        "exhaust",
        each(all(opposing, any(ofType("hero"), ofType("ally"))), {
          as: "ally",
        }),
      ),
      ifSo(
        exists(all(ofType("equipment"), controlledBy(you))),
        modify(
          continuous(cannot("ready", that("ally"))),
          withinStep("ready step", {
            whose: controllerOf(that("ally")),
            next: true,
          }),
        ),
      ),
    ]),
  ],
});
