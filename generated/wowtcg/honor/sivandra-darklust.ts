import {
  act,
  all,
  anyCard,
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
    when(
      [
        happens(self, "enter", { into: zone("play") }),
        happens("draw", one(anyCard)),
      ],
      act("destroy", one(all(ofType("ally"), controlledBy(you)))),
    ),
  ],
});
