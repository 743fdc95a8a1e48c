import {
  act,
  all,
  attempt,
  card,
  each,
  happens,
  inState,
  keyword,
  ofType,
  one,
  self,
  when,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "dark-portal",
  key: "grunt-baranka",
  number: "212",
  rarity: "C",
  name: "Grunt Baranka",
  cost: 2,
  factions: ["Horde"],
  type: "ally",
  tags: ["Orc", "Warrior"],
  stats: { atk: 2, health: 2 },
  damageTypes: ["melee"],
  powers: [
    keyword("protector"),
    when(
      happens(self, "defend", { against: one(ofType("ally")) }),
      attempt(
        act("destroy", self),
        act("destroy", each(all(inState("attacking"), ofType("ally")))),
      ),
    ),
  ],
});
