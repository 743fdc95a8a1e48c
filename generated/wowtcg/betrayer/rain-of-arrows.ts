import {
  act,
  all,
  any,
  candidate,
  card,
  clause,
  controlledBy,
  count,
  each,
  ofType,
  oneShot,
  otherThan,
  plus,
  self,
  target,
  thatDid,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "rain-of-arrows",
  name: "Rain of Arrows",
  cost: 2,
  classes: ["Hunter"],
  type: "ability",
  tags: ["Marksmanship"],
  powers: [
    oneShot(
      act(each(all(ofType("hero"), controlledBy(you))), "deal", {
        amount: plus(
          2,
          count(
            all(
              ofType("ability"),
              otherThan(self),
              thatDid(clause(you, "play", candidate), "thisTurn"),
            ),
          ),
        ),
        damage: { types: ["ranged"] },
        to: target(any(ofType("hero"), ofType("ally"))),
      }),
    ),
  ],
});
