import {
  act,
  any,
  cannot,
  card,
  continuous,
  controllerOf,
  happens,
  inEvent,
  modify,
  ofType,
  one,
  self,
  when,
  withinStep,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "eyeball-jones",
  name: '"Eyeball" Jones',
  cost: 1,
  factions: ["Horde"],
  type: "ally",
  tags: ["Undead", "Rogue"],
  stats: { atk: 1, health: 2 },
  damageTypes: ["melee"],
  powers: [
    when(
      happens(self, "deal", {
        damage: { combat: true },
        to: one(any(ofType("hero"), ofType("ally")), { as: "ally" }),
      }),
      [
        act("exhaust", inEvent("to")),
        modify(
          continuous(cannot("ready", inEvent("to"))),
          withinStep("ready step", {
            whose: controllerOf(inEvent("to")),
            next: true,
          }),
        ),
      ],
    ),
  ],
});
