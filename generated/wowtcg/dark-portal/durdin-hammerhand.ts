import {
  act,
  any,
  card,
  ofType,
  payment,
  self,
  target,
  toPay,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "dark-portal",
  key: "durdin-hammerhand",
  number: "162",
  rarity: "C",
  name: "Durdin Hammerhand",
  cost: 3,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Dwarf", "Paladin"],
  stats: { atk: 3, health: 3 },
  damageTypes: ["melee"],
  powers: [
    payment(
      toPay("destroy", self),
      act("exhaust", target(any(ofType("hero"), ofType("ally")))),
    ),
  ],
});
