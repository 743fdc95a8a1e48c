import {
  act,
  additionalCost,
  all,
  card,
  clause,
  ofType,
  one,
  oneShot,
  opposing,
  payment,
  resources,
  self,
  toPay,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "the-ring-of-blood-rokdar-the-sundered-lord",
  number: "197",
  rarity: "C",
  name: "The Ring of Blood: Rokdar the Sundered Lord",
  supertypes: ["Arena"],
  type: "quest",
  powers: [
    additionalCost(
      clause("place", self, { entry: { faceDown: false } }),
      toPay("remove", {
        amount: 2,
        damage: {},
        from: one(all(opposing, ofType("hero"))),
      }),
    ),
    payment(resources(2), act("complete", self)),
    oneShot(act("draw", { amount: 1 }), { labels: ["reward"] }),
  ],
});
