import {
  act,
  all,
  card,
  controlledBy,
  deckbuilding,
  ofType,
  one,
  oneShot,
  payment,
  resources,
  self,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "sunfury-briefings",
  number: "246",
  rarity: "C",
  name: "Sunfury Briefings",
  type: "quest",
  powers: [
    deckbuilding({ reputation: "Aldor" }),
    payment(resources(5), act("complete", self)),
    oneShot(act("ready", one(all(ofType("ally"), controlledBy(you)))), {
      labels: ["reward"],
    }),
  ],
});
