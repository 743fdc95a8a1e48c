import {
  act,
  card,
  happens,
  keyword,
  may,
  self,
  when,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "mayla-finksputter",
  number: "109",
  rarity: "C",
  name: "Mayla Finksputter",
  cost: 3,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Gnome", "Mage"],
  stats: { atk: 3, health: 1 },
  damageTypes: ["arcane"],
  powers: [
    keyword("escape artist"),
    when(
      happens(self, "leave", { outOf: zone("play") }),
      may(you, act("draw", { amount: 1 })),
    ),
  ],
});
