import {
  all,
  any,
  canOnly,
  card,
  continuous,
  each,
  inState,
  is,
  keyword,
  ofType,
  opposing,
  self,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "endina-the-hunted",
  number: "99",
  rarity: "C",
  name: "Endina the Hunted",
  cost: 2,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Night Elf", "Druid"],
  stats: { atk: 2, health: 2 },
  damageTypes: ["melee"],
  powers: [
    keyword("protector"),
    continuous(
      canOnly(
        each(all(opposing, any(ofType("hero"), ofType("ally")))),
        "attack",
        self,
        { ifAble: true },
      ),
      { while: is(self, inState("exhausted")) },
    ),
  ],
});
