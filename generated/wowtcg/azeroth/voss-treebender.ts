import {
  act,
  any,
  card,
  happens,
  may,
  ofType,
  self,
  target,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "azeroth",
  key: "voss-treebender",
  number: "266",
  rarity: "C",
  name: "Voss Treebender",
  cost: 1,
  factions: ["Horde"],
  type: "ally",
  tags: ["Tauren", "Druid"],
  stats: { atk: 2, health: 1 },
  damageTypes: ["nature"],
  powers: [
    when(
      happens(self, "attack"),
      may(you, act("exhaust", target(any(ofType("hero"), ofType("ally"))))),
    ),
  ],
});
