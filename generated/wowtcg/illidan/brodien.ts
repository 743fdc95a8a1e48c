import {
  always,
  card,
  continuous,
  happens,
  hasKeyword,
  modes,
  modify,
  self,
  use,
  when,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "brodien",
  number: "120",
  rarity: "U",
  name: "Brodien",
  cost: 4,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Gnome", "Mage"],
  stats: { atk: 4, health: 4 },
  damageTypes: ["fire"],
  powers: [
    when(
      happens(self, "enter", { into: zone("play") }),
      modes(you, 1, [
        modify(continuous(hasKeyword(self, use("elusive"))), always),
        modify(continuous(hasKeyword(self, use("untargetable"))), always),
      ]),
      { immediate: true },
    ),
  ],
});
