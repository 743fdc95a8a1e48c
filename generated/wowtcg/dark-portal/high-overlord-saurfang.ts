import {
  act,
  card,
  happens,
  inEvent,
  keyword,
  ofType,
  one,
  self,
  when,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "dark-portal",
  key: "high-overlord-saurfang",
  number: "214",
  rarity: "E",
  name: "High Overlord Saurfang",
  unique: true,
  cost: 8,
  factions: ["Horde"],
  type: "ally",
  tags: ["Orc", "Warrior"],
  stats: { atk: 9, health: 4 },
  damageTypes: ["melee"],
  powers: [
    keyword("protector"),
    when(
      happens(one(ofType("ally"), { as: "ally" }), "enter", {
        with: self,
        into: zone("combat"),
      }),
      act("destroy", inEvent("subject")),
    ),
  ],
});
