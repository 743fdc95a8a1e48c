import { can, card, continuous, self, you, zone } from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "twinblade-of-the-phoenix",
  number: "186",
  rarity: "R",
  name: "Twinblade of the Phoenix",
  cost: 5,
  supertypes: ["Two-Handed"],
  type: "weapon",
  tags: ["Sword", "Melee"],
  limits: [{ tag: "Melee", count: 1 }],
  stats: { atk: 4, strike: 1 },
  powers: [
    continuous(
      can(you, "play", self, { outOf: zone("graveyard", { of: you }) }),
    ),
  ],
});
