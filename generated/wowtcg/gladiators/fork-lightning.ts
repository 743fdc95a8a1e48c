import {
  act,
  all,
  card,
  controlledBy,
  each,
  ofType,
  oneShot,
  target,
  together,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "fork-lightning",
  number: "63",
  rarity: "C",
  name: "Fork Lightning",
  cost: 5,
  classes: ["Shaman"],
  type: "ability",
  tags: ["Elemental"],
  powers: [
    oneShot(
      together(
        act(each(all(ofType("hero"), controlledBy(you))), "deal", {
          amount: 5,
          damage: { types: ["nature"] },
          to: target(ofType("hero"), { as: "recipient" }),
        }),
        act(each(all(ofType("hero"), controlledBy(you))), "deal", {
          amount: 5,
          damage: { types: ["nature"] },
          to: target(ofType("ally"), { as: "recipient" }),
        }),
      ),
    ),
  ],
});
