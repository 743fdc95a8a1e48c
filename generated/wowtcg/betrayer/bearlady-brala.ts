import {
  at,
  card,
  createToken,
  declare,
  face,
  happens,
  self,
  startOf,
  when,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "bearlady-brala",
  name: "Bearlady Brala",
  cost: 1,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Dwarf", "Hunter"],
  stats: { atk: 1, health: 1 },
  damageTypes: ["ranged"],
  powers: [
    when(
      happens(self, "enter", { into: zone("play") }),
      declare(you, "name", "name", { madeUp: true }),
    ),
    when(
      at(startOf("turn", { whose: you })),
      createToken(
        1,
        face({
          name: "Bear",
          unique: true,
          type: "ally",
          tags: ["Bear"],
          stats: { atk: 1, health: 1 },
          damageTypes: ["melee"],
        }),
        zone("play"),
        { called: "name" },
      ),
    ),
  ],
});
