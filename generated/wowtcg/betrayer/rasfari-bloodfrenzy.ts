import {
  act,
  card,
  happens,
  ifSo,
  is,
  keyword,
  self,
  when,
  withStat,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "rasfari-bloodfrenzy",
  name: "Ras'fari Bloodfrenzy",
  cost: 6,
  factions: ["Horde"],
  type: "ally",
  tags: ["Troll", "Warrior"],
  stats: { atk: 4, health: 6 },
  damageTypes: ["melee"],
  powers: [
    keyword("ferocity"),
    when(
      happens(self, "attack", { first: "eachTurn" }),
      ifSo(is(self, withStat("damage", "atLeast", 1)), act("ready", self)),
    ),
  ],
});
