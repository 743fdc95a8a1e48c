import {
  card,
  continuous,
  controllerOf,
  happens,
  inEvent,
  loses,
  modify,
  ofType,
  one,
  player,
  startOf,
  until,
  when,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "greatsword-of-horrid-dreams",
  name: "Greatsword of Horrid Dreams",
  cost: 4,
  type: "weapon",
  tags: ["Sword", "Melee"],
  limits: [{ tag: "Melee", count: 1 }],
  stats: { atk: 1, strike: 3 },
  powers: [
    when(
      happens(one(ofType("ally"), { as: "ally" }), "enter", {
        into: zone("play"),
        entry: { under: one(player({ side: "opponent" }), { as: "opponent" }) },
      }),
      [
        modify(
          continuous(loses(inEvent("subject"))),
          until(
            startOf("turn", {
              whose: controllerOf(inEvent("subject")),
              next: true,
            }),
          ),
        ),
        modify(
          continuous(loses(inEvent("subject"), { cant: true })),
          until(
            startOf("turn", {
              whose: controllerOf(inEvent("subject")),
              next: true,
            }),
          ),
        ),
      ],
      { immediate: true },
    ),
  ],
});
