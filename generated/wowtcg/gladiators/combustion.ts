import {
  act,
  all,
  any,
  card,
  controlledBy,
  deckbuilding,
  each,
  ofType,
  oneShot,
  statOf,
  tagged,
  target,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "combustion",
  number: "34",
  rarity: "R",
  name: "Combustion",
  cost: 4,
  classes: ["Mage"],
  type: "ability",
  tags: ["Fire", "Talent"],
  powers: [
    deckbuilding({ hero: tagged("Fire") }),
    oneShot(
      act(each(all(ofType("hero"), controlledBy(you))), "deal", {
        amount: statOf("health", target(ofType("ally"))),
        damage: { types: ["fire"] },
        to: each(any(ofType("hero"), ofType("ally"))),
      }),
    ),
  ],
});
