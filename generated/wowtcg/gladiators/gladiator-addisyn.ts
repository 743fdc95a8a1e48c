import {
  all,
  card,
  continuous,
  controlledBy,
  declare,
  each,
  happens,
  hasKeyword,
  ofType,
  self,
  tagged,
  theChosenWord,
  use,
  when,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "gladiator-addisyn",
  number: "124",
  rarity: "C",
  name: "Gladiator Addisyn",
  cost: 2,
  factions: ["Horde"],
  supertypes: ["Arena"],
  type: "ally",
  tags: ["Blood Elf", "Paladin"],
  stats: { atk: 2, health: 2 },
  damageTypes: ["holy"],
  powers: [
    when(
      happens(self, "enter", { into: zone("play") }),
      declare(you, "damageType", "damage type", {
        options: ["arcane", "fire", "frost", "nature", "shadow"],
      }),
      { immediate: true },
    ),
    continuous(
      hasKeyword(
        each(all(tagged("Arena"), ofType("ally"), controlledBy(you))),
        use("resistance", theChosenWord("damage type")),
      ),
    ),
  ],
});
