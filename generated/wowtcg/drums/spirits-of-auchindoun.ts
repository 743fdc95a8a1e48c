import {
  act,
  all,
  card,
  controlledBy,
  inState,
  ofType,
  one,
  oneShot,
  otherThan,
  payment,
  self,
  toPay,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "spirits-of-auchindoun",
  name: "Spirits of Auchindoun",
  type: "quest",
  powers: [
    payment(
      toPay(
        "turn",
        one(
          all(
            inState("face-up"),
            ofType("resource"),
            otherThan(self),
            controlledBy(you),
          ),
        ),
        { entry: { faceDown: true } },
      ),
      act("complete", self),
    ),
    oneShot(act("draw", { amount: 1 }), { labels: ["reward"] }),
  ],
});
