import {
  act,
  anyCard,
  cannot,
  card,
  clause,
  continuous,
  happens,
  instead,
  modify,
  ofType,
  one,
  target,
  thisTurn,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "chillhands-spigotgulp",
  number: "94",
  rarity: "U",
  name: '"Chillhands" Spigotgulp',
  cost: 6,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Gnome", "Mage"],
  stats: { atk: 5, health: 3 },
  damageTypes: ["frost"],
  powers: [
    instead(
      clause(you, "draw", one(anyCard, { as: "card" })),
      act("skip", { doing: "draw" }),
      { optional: you },
    ),
    when(
      happens(you, "skip", { manner: ["thisWay"], doing: "draw" }),
      modify(continuous(cannot(target(ofType("ally")), "attack")), thisTurn),
    ),
  ],
});
