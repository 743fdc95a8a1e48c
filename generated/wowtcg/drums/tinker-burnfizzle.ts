import {
  act,
  activate,
  all,
  any,
  card,
  each,
  inState,
  is,
  ofType,
  opposing,
  payment,
  self,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "tinker-burnfizzle",
  name: "Tinker Burnfizzle",
  cost: 6,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Gnome", "Warlock"],
  stats: { atk: 4, health: 5 },
  damageTypes: ["fire"],
  powers: [
    payment(
      activate,
      act(self, "deal", {
        amount: 3,
        damage: { types: ["fire"] },
        to: each(all(opposing, any(ofType("hero"), ofType("ally")))),
      }),
      { timing: is(self, inState("undamaged")) },
    ),
  ],
});
