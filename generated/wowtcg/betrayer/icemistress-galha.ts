import {
  all,
  card,
  continuous,
  controlledBy,
  count,
  each,
  ofType,
  player,
  playerHasLess,
  withIcon,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "icemistress-galha",
  name: "Icemistress Gal'ha",
  cost: 4,
  factions: ["Horde"],
  type: "ally",
  tags: ["Troll", "Mage"],
  stats: { atk: 3, health: 5 },
  damageTypes: ["frost"],
  powers: [
    continuous(
      playerHasLess(
        each(player({ side: "opponent" })),
        "handSize",
        count(all(withIcon("Frost"), ofType("ally"), controlledBy(you))),
      ),
    ),
  ],
});
