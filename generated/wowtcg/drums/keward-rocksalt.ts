import {
  all,
  card,
  continuous,
  each,
  hasLess,
  inState,
  is,
  keyword,
  ofType,
  opposing,
  self,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "keward-rocksalt",
  name: "Keward Rocksalt",
  cost: 3,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Dwarf", "Warrior"],
  stats: { atk: 3, health: 2 },
  damageTypes: ["melee"],
  powers: [
    keyword("protector"),
    continuous(hasLess(each(all(opposing, ofType("ally"))), "health", 1), {
      while: is(self, inState("defending")),
    }),
  ],
});
