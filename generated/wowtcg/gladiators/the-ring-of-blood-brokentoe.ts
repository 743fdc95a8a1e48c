import {
  act,
  additionalCost,
  anyCard,
  card,
  clause,
  one,
  oneShot,
  payment,
  resources,
  self,
  toPay,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "the-ring-of-blood-brokentoe",
  number: "195",
  rarity: "C",
  name: "The Ring of Blood: Brokentoe",
  supertypes: ["Arena"],
  type: "quest",
  powers: [
    additionalCost(
      clause("place", self, { entry: { faceDown: false } }),
      toPay("discard", one(anyCard)),
    ),
    payment(resources(3), act("complete", self)),
    oneShot(act("draw", { amount: 2 }), { labels: ["reward"] }),
  ],
});
