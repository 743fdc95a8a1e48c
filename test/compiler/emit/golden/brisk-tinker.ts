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
  game: "made-up",
  set: "first",
  key: "brisk-tinker",
  number: "109",
  rarity: "C",
  name: "Brisk Tinker",
  cost: 3,
  factions: ["Dawn"],
  classes: ["Mage"],
  type: "ally",
  tags: ["Gnome"],
  stats: { atk: 3, health: 1 },
  damageTypes: ["arcane"],
  powers: [
    keyword("slip away"),
    when(
      happens(self, "leave", { outOf: zone("play") }),
      may(you, act("draw", { amount: 1 })),
    ),
  ],
});
