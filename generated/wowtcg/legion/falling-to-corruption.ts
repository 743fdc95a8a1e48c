import {
  act,
  all,
  card,
  controlledBy,
  exactly,
  ofType,
  oneShot,
  payment,
  resources,
  select,
  self,
  toPay,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "legion",
  key: "falling-to-corruption",
  name: "Falling to Corruption",
  type: "quest",
  powers: [
    payment(
      [
        toPay(
          "destroy",
          select(exactly(2), all(ofType("resource"), controlledBy(you))),
        ),
        resources(1),
      ],
      act("complete", self),
    ),
    oneShot(act("draw", { amount: 2 }), { labels: ["reward"] }),
  ],
});
