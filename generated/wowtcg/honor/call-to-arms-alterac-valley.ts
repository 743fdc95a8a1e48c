import {
  act,
  all,
  card,
  clause,
  continuous,
  controlledBy,
  costsLess,
  each,
  may,
  modify,
  ofType,
  one,
  oneShot,
  payment,
  resources,
  self,
  tagged,
  thisTurn,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "call-to-arms-alterac-valley",
  number: "187",
  rarity: "C",
  name: "Call to Arms: Alterac Valley",
  type: "quest",
  tags: ["Battleground"],
  powers: [
    payment(resources(4), act("complete", self)),
    oneShot(
      [
        act("draw", { amount: 1 }),
        modify(
          continuous(
            costsLess(
              clause(
                you,
                "complete",
                each(all(ofType("quest"), controlledBy(you))),
              ),
              4,
            ),
          ),
          thisTurn,
          { next: true },
        ),
        may(
          you,
          act("add", {
            amount: 1,
            counter: "honor",
            to: one(all(tagged("Battleground"), controlledBy(you))),
          }),
        ),
      ],
      { labels: ["reward"] },
    ),
  ],
});
