import {
  act,
  all,
  card,
  controlledBy,
  happens,
  keyword,
  ofType,
  one,
  self,
  when,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "sivandra-darklust",
  number: "146",
  rarity: "C",
  name: "Sivandra Darklust",
  cost: 3,
  factions: ["Horde"],
  type: "ally",
  tags: ["Undead", "Warlock"],
  stats: { atk: 3, health: 3 },
  damageTypes: ["shadow"],
  powers: [
    keyword("will of the forsaken"),
    when(happens(self, "enter", { into: zone("play") }), [
      act("draw", { amount: 1 }),
      act("destroy", one(all(ofType("ally"), controlledBy(you)))),
    ]),
  ],
});
