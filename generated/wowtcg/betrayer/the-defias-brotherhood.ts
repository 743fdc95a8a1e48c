import {
  act,
  all,
  card,
  controlledBy,
  exists,
  ofType,
  oneShot,
  payment,
  resources,
  self,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "the-defias-brotherhood",
  name: "The Defias Brotherhood",
  factions: ["Alliance"],
  type: "quest",
  powers: [
    payment(resources(1), act("complete", self), {
      timing: exists(all(ofType("ally"), controlledBy(you)), {
        comparison: "atLeast",
        amount: 4,
      }),
    }),
    oneShot(act("draw", { amount: 2 }), { labels: ["reward"] }),
  ],
});
