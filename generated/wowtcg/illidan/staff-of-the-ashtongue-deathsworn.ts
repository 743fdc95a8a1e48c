import {
  card,
  continuous,
  deckbuilding,
  shiftsMoments,
  tagged,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "staff-of-the-ashtongue-deathsworn",
  name: "Staff of the Ashtongue Deathsworn",
  cost: 4,
  supertypes: ["Two-Handed"],
  type: "weapon",
  tags: ["Staff", "Melee"],
  limits: [{ tag: "Melee", count: 1 }],
  stats: { atk: 1, strike: 4 },
  powers: [
    deckbuilding({ hero: tagged("Loyal") }),
    continuous(shiftsMoments("start", "end", "turn")),
  ],
});
