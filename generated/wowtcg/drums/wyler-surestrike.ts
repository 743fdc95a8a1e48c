import {
  act,
  all,
  card,
  happens,
  inEvent,
  inState,
  keyword,
  ofType,
  one,
  self,
  when,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "wyler-surestrike",
  name: "Wyler Surestrike",
  cost: 2,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Night Elf", "Rogue"],
  stats: { atk: 2, health: 1 },
  damageTypes: ["melee"],
  powers: [
    keyword("shadowmeld"),
    when(
      happens(self, "deal", {
        damage: { combat: true },
        to: one(all(inState("defending"), ofType("ally")), { as: "ally" }),
      }),
      act("destroy", inEvent("to")),
    ),
  ],
});
