import {
  act,
  all,
  candidate,
  card,
  clause,
  controlledBy,
  count,
  each,
  inState,
  ofType,
  oneShot,
  player,
  target,
  that,
  thatDid,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "mana-burst",
  name: "Mana Burst",
  cost: 4,
  classes: ["Priest"],
  type: "ability",
  tags: ["Discipline"],
  powers: [
    oneShot([
      act(
        "ready",
        each(
          all(
            inState("exhausted"),
            ofType("resource"),
            controlledBy(
              target(player({ side: "opponent" }), { as: "opponent" }),
            ),
          ),
        ),
      ),
      act(each(all(ofType("hero"), controlledBy(you))), "deal", {
        amount: count(
          all(
            ofType("resource"),
            thatDid(clause("ready", candidate), "thisWay"),
          ),
        ),
        damage: { types: ["shadow"] },
        to: each(all(ofType("hero"), controlledBy(that("opponent")))),
      }),
    ]),
  ],
});
