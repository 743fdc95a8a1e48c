import {
  act,
  all,
  card,
  controlledBy,
  each,
  happens,
  ofType,
  self,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "boraks-belt-of-bravery",
  name: "Borak's Belt of Bravery",
  cost: 2,
  type: "armor",
  tags: ["Plate", "Waist"],
  limits: [{ tag: "Waist", count: 1 }],
  stats: { def: 3 },
  powers: [
    when(
      happens(self, "prevent", { damage: {} }),
      act("put", {
        amount: 1,
        damage: {},
        to: each(all(ofType("hero"), controlledBy(you))),
      }),
    ),
  ],
});
