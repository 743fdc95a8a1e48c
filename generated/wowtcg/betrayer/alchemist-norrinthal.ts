import {
  all,
  becomes,
  card,
  continuous,
  modify,
  ofType,
  payment,
  resources,
  self,
  thisTurn,
  withIcon,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "alchemist-norrinthal",
  name: "Alchemist Norrin'thal",
  cost: 3,
  factions: ["Horde"],
  type: "ally",
  tags: ["Blood Elf", "Mage"],
  stats: { atk: 3, health: 3 },
  damageTypes: ["frost"],
  powers: [
    payment(
      resources(0),
      modify(
        continuous(becomes(self, all(withIcon("Arcane"), ofType("ally")))),
        thisTurn,
      ),
      { limit: 1 },
    ),
    payment(
      resources(0),
      modify(
        continuous(becomes(self, all(withIcon("Fire"), ofType("ally")))),
        thisTurn,
      ),
      { limit: 1 },
    ),
  ],
});
