import {
  act,
  card,
  happens,
  modify,
  payment,
  resources,
  self,
  thisTurn,
  toPay,
  when,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "chloe-mithrilbolt",
  number: "2",
  name: "Chloe Mithrilbolt",
  factions: ["Alliance"],
  type: "hero",
  tags: ["Gnome", "Warrior"],
  professions: ["Skinning", "Engineering"],
  talents: ["Protection"],
  stats: { health: 30 },
  powers: [
    payment(
      [resources(1), toPay("flip", self)],
      modify(when(happens(self, "protect"), act("ready", self)), thisTurn),
    ),
  ],
});
