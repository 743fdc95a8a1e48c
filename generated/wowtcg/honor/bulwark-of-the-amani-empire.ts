import {
  all,
  can,
  card,
  continuous,
  controlledBy,
  each,
  ofType,
  self,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "bulwark-of-the-amani-empire",
  number: "155",
  rarity: "R",
  name: "Bulwark of the Amani Empire",
  cost: 4,
  type: "armor",
  tags: ["Shield", "Off-Hand"],
  limits: [{ tag: "Off-Hand", count: 1 }],
  stats: { def: 3 },
  powers: [
    continuous(
      can(self, "prevent", {
        damage: {},
        to: each(all(ofType("ally"), controlledBy(you))),
      }),
    ),
  ],
});
