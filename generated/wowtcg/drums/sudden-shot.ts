import {
  act,
  all,
  any,
  candidate,
  card,
  clause,
  continuous,
  controlledBy,
  costsLess,
  count,
  each,
  ofType,
  oneShot,
  otherThan,
  self,
  target,
  thatDid,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "sudden-shot",
  name: "Sudden Shot",
  cost: 3,
  classes: ["Hunter"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Marksmanship"],
  powers: [
    continuous(
      costsLess(
        clause(you, "play", self),
        count(
          all(
            ofType("ability"),
            otherThan(self),
            thatDid(clause(you, "play", candidate), "thisTurn"),
          ),
        ),
      ),
    ),
    oneShot(
      act(each(all(ofType("hero"), controlledBy(you))), "deal", {
        amount: 3,
        damage: { types: ["ranged"] },
        to: target(any(ofType("hero"), ofType("ally"))),
      }),
    ),
  ],
});
