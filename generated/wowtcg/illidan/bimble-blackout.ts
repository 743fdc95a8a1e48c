import { act, card, happens, self, when, zone } from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "bimble-blackout",
  name: "Bimble Blackout",
  cost: 3,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Gnome", "Warlock"],
  stats: { atk: 4, health: 2 },
  damageTypes: ["shadow"],
  powers: [
    when(
      happens("remove", self, { into: zone("removed") }),
      act("draw", { amount: 1 }),
    ),
  ],
});
