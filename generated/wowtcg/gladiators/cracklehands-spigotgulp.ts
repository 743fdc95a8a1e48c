import {
  act,
  anyCard,
  card,
  clause,
  happens,
  instead,
  ofType,
  one,
  self,
  target,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "cracklehands-spigotgulp",
  number: "95",
  rarity: "C",
  name: '"Cracklehands" Spigotgulp',
  cost: 1,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Gnome", "Warlock"],
  stats: { atk: 2, health: 1 },
  damageTypes: ["arcane"],
  powers: [
    instead(
      clause(you, "draw", one(anyCard, { as: "card" })),
      act("skip", { doing: "draw" }),
      { optional: you },
    ),
    when(
      happens(you, "skip", { manner: ["thisWay"], doing: "draw" }),
      act(self, "deal", {
        amount: 2,
        damage: { types: ["arcane"] },
        to: target(ofType("ally")),
      }),
    ),
  ],
});
