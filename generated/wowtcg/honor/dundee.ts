import {
  allOfIt,
  at,
  card,
  clause,
  instead,
  modify,
  prevent,
  self,
  startOf,
  thisTurn,
  when,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "dundee",
  number: "27",
  rarity: "R",
  name: "Dundee",
  cost: 3,
  classes: ["Hunter"],
  type: "ally",
  tags: ["Crocolisk", "Pet"],
  limits: [{ tag: "Pet", count: 1 }],
  stats: { atk: 4, health: 4 },
  damageTypes: ["melee"],
  powers: [
    when(
      at(startOf("turn")),
      modify(
        instead(clause("deal", { damage: {}, to: self }), prevent(allOfIt)),
        thisTurn,
        { next: true },
      ),
      { immediate: true },
    ),
  ],
});
