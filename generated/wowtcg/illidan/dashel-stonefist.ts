import {
  all,
  any,
  can,
  card,
  continuous,
  each,
  friendly,
  ofType,
  self,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "dashel-stonefist",
  name: "Dashel Stonefist",
  unique: true,
  cost: 1,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Dwarf", "Rogue"],
  stats: { atk: 1, health: 1 },
  damageTypes: ["melee"],
  powers: [
    continuous(
      can(
        self,
        "attack",
        each(all(friendly, any(ofType("hero"), ofType("ally")))),
      ),
    ),
  ],
});
