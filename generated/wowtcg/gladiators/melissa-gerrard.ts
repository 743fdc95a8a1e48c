import {
  any,
  card,
  continuous,
  happens,
  hasLess,
  modify,
  ofType,
  self,
  target,
  thisTurn,
  when,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "melissa-gerrard",
  number: "139",
  rarity: "C",
  name: "Melissa Gerrard",
  cost: 1,
  factions: ["Horde"],
  type: "ally",
  tags: ["Undead", "Warlock"],
  stats: { atk: 1, health: 1 },
  damageTypes: ["shadow"],
  powers: [
    when(
      happens(self, "attack"),
      modify(
        continuous(
          hasLess(target(any(ofType("hero"), ofType("ally"))), "health", 1),
        ),
        thisTurn,
      ),
    ),
  ],
});
