import {
  all,
  card,
  continuous,
  each,
  hasTextTwice,
  inPlace,
  otherThan,
  self,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "the-staff-of-twin-worlds",
  name: "The Staff of Twin Worlds",
  cost: 6,
  supertypes: ["Two-Handed"],
  type: "weapon",
  tags: ["Staff", "Melee"],
  limits: [{ tag: "Melee", count: 1 }],
  stats: { atk: 1, strike: 3 },
  powers: [
    continuous(
      hasTextTwice(
        each(all(otherThan(self), inPlace(zone("play"))), { as: "card" }),
      ),
    ),
  ],
});
