import {
  act,
  all,
  any,
  card,
  clause,
  controlledBy,
  each,
  instead,
  modify,
  ofType,
  oneShot,
  target,
  that,
  thisTurn,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "cremate",
  number: "69",
  rarity: "C",
  name: "Cremate",
  cost: 1,
  classes: ["Warlock"],
  type: "ability",
  tags: ["Destruction"],
  powers: [
    oneShot([
      act(each(all(ofType("hero"), controlledBy(you))), "deal", {
        amount: 2,
        damage: { types: ["fire"] },
        to: target(any(ofType("hero"), ofType("ally")), { as: "ally" }),
      }),
      modify(
        instead(
          clause("destroy", that("ally")),
          act("remove", that("ally"), { into: zone("removed") }),
        ),
        thisTurn,
      ),
    ]),
  ],
});
