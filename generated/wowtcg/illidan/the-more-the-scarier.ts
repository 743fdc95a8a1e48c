import {
  act,
  all,
  card,
  controlledBy,
  costX,
  each,
  exactly,
  ofType,
  oneShot,
  targets,
  x,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "the-more-the-scarier",
  number: "51",
  rarity: "R",
  name: "The More, the Scarier",
  cost: costX(),
  classes: ["Mage"],
  type: "ability",
  tags: ["Fire"],
  powers: [
    oneShot(
      act(each(all(ofType("hero"), controlledBy(you))), "deal", {
        amount: x,
        damage: { types: ["fire"] },
        to: targets(exactly(x), ofType("ally")),
      }),
    ),
  ],
});
