import {
  card,
  clause,
  continuous,
  costsLess,
  happened,
  one,
  opposing,
  self,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "firemaul-of-destruction",
  number: "172",
  rarity: "U",
  name: "Firemaul of Destruction",
  cost: 6,
  supertypes: ["Two-Handed"],
  type: "weapon",
  tags: ["Mace", "Melee"],
  limits: [{ tag: "Melee", count: 1 }],
  stats: { atk: 5, strike: 3 },
  powers: [
    continuous(costsLess(clause(you, "strike", { with: self }), 3), {
      while: happened(clause("destroy", one(opposing)), "thisTurn"),
    }),
  ],
});
