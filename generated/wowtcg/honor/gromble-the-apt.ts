import {
  all,
  card,
  continuous,
  controlledBy,
  countsAs,
  each,
  keyword,
  ofType,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "gromble-the-apt",
  number: "100",
  rarity: "U",
  name: "Gromble the Apt",
  cost: 2,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Dwarf", "Hunter"],
  stats: { atk: 1, health: 3 },
  damageTypes: ["ranged"],
  powers: [
    keyword("find treasure"),
    continuous(
      countsAs(
        each(all(ofType("hero"), controlledBy(you)), { as: "hero" }),
        ofType("resource"),
        { for: "paying" },
      ),
    ),
  ],
});
