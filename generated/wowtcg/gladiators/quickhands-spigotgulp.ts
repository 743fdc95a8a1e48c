import {
  act,
  all,
  anyCard,
  card,
  clause,
  continuous,
  each,
  happens,
  hasLess,
  instead,
  keyword,
  modify,
  ofType,
  one,
  opposing,
  thisTurn,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "quickhands-spigotgulp",
  number: "116",
  rarity: "C",
  name: '"Quickhands" Spigotgulp',
  cost: 4,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Gnome", "Warrior"],
  stats: { atk: 3, health: 4 },
  damageTypes: ["melee"],
  powers: [
    keyword("protector"),
    instead(
      clause(you, "draw", one(anyCard, { as: "card" })),
      act("skip", { doing: "draw" }),
      { optional: you },
    ),
    when(
      happens(you, "skip", { manner: ["thisWay"], doing: "draw" }),
      modify(
        continuous([
          hasLess(each(all(opposing, ofType("ally"))), "atk", 1),
          hasLess(each(all(opposing, ofType("ally"))), "health", 1),
        ]),
        thisTurn,
      ),
    ),
  ],
});
