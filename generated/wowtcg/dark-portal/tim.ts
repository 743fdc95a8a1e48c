import {
  act,
  activate,
  any,
  card,
  keyword,
  ofType,
  payment,
  self,
  target,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "dark-portal",
  key: "tim",
  number: "192",
  rarity: "C",
  name: "Tim",
  cost: 3,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Human", "Mage"],
  stats: { atk: 1, health: 1 },
  damageTypes: ["arcane"],
  powers: [
    keyword("elusive"),
    payment(
      activate,
      act(self, "deal", {
        amount: 1,
        damage: { types: ["arcane"] },
        to: target(any(ofType("hero"), ofType("ally"))),
      }),
    ),
  ],
});
