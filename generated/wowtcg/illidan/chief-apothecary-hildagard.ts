import {
  act,
  card,
  happens,
  inEvent,
  ofType,
  one,
  self,
  when,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "chief-apothecary-hildagard",
  name: "Chief Apothecary Hildagard",
  unique: true,
  cost: 7,
  factions: ["Horde"],
  type: "ally",
  tags: ["Undead", "Warlock"],
  stats: { atk: 0, health: 1 },
  damageTypes: ["shadow"],
  powers: [
    when(
      happens(self, "deal", {
        damage: { combat: true },
        to: one(ofType("hero"), { as: "hero" }),
      }),
      act("destroy", inEvent("to")),
    ),
  ],
});
