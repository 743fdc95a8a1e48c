import {
  act,
  all,
  card,
  controlledBy,
  each,
  ofType,
  oneShot,
  target,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "starshot",
  number: "23",
  rarity: "C",
  name: "Starshot",
  cost: 2,
  classes: ["Druid"],
  type: "ability",
  tags: ["Balance"],
  powers: [
    oneShot(
      act(each(all(ofType("hero"), controlledBy(you))), "deal", {
        amount: 3,
        damage: { types: ["arcane"] },
        to: target(ofType("ally")),
      }),
    ),
    oneShot(act("draw", { amount: 1 })),
  ],
});
