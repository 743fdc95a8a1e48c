import {
  act,
  any,
  cannot,
  card,
  continuous,
  controllerOf,
  happens,
  modify,
  ofType,
  self,
  target,
  that,
  when,
  withinStep,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "blackout-truncheon",
  number: "171",
  rarity: "R",
  name: "Blackout Truncheon",
  cost: 2,
  supertypes: ["Instant"],
  type: "weapon",
  tags: ["Mace", "Melee"],
  limits: [{ tag: "Melee", count: 1 }],
  stats: { atk: 3, strike: 2 },
  powers: [
    when(happens(self, "enter", { into: zone("play") }), [
      act(
        "exhaust",
        target(any(ofType("hero"), ofType("ally")), { as: "ally" }),
      ),
      modify(
        continuous(cannot("ready", that("ally"))),
        withinStep("ready step", {
          whose: controllerOf(that("ally")),
          next: true,
        }),
      ),
    ]),
  ],
});
