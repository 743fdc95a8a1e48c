import {
  act,
  all,
  card,
  clause,
  controlledBy,
  each,
  happened,
  ifSo,
  ofType,
  oneShot,
  select,
  target,
  that,
  upTo,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "legion",
  key: "bloody-welcome",
  number: "34",
  rarity: "C",
  name: "Bloody Welcome",
  cost: 2,
  classes: ["Hunter"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Marksmanship"],
  powers: [
    oneShot([
      act(each(all(ofType("hero"), controlledBy(you))), "deal", {
        amount: 3,
        damage: { types: ["ranged"] },
        to: target(ofType("ally"), { as: "ally" }),
      }),
      ifSo(
        happened(
          clause(that("ally"), "enter", { into: zone("play") }),
          "thisTurn",
        ),
        act(
          "ready",
          select(upTo(2), all(ofType("resource"), controlledBy(you))),
        ),
      ),
    ]),
  ],
});
