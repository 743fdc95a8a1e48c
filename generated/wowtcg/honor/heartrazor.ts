import {
  cannot,
  card,
  continuous,
  modify,
  ofType,
  payment,
  resources,
  self,
  target,
  thisTurn,
  toPay,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "heartrazor",
  number: "175",
  rarity: "U",
  name: "Heartrazor",
  cost: 2,
  classes: ["Rogue"],
  type: "weapon",
  tags: ["Dagger", "Melee"],
  limits: [{ tag: "Melee", count: 1 }],
  stats: { atk: 2, strike: 1 },
  powers: [
    payment(
      [resources(1), toPay("destroy", self)],
      modify(
        continuous(cannot(target(ofType("hero")), "deal", { damage: {} })),
        thisTurn,
      ),
    ),
  ],
});
