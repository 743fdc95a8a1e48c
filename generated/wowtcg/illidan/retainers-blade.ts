import {
  act,
  card,
  deckbuilding,
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
  set: "illidan",
  key: "retainers-blade",
  name: "Retainer's Blade",
  cost: 2,
  type: "weapon",
  tags: ["Dagger", "Melee"],
  limits: [{ tag: "Melee", count: 1 }],
  stats: { atk: 2, strike: 1 },
  powers: [
    deckbuilding({ reputation: "Scryer" }),
    when(
      happens("destroy", self),
      may(you, act("destroy", target(ofType("ally")))),
    ),
  ],
});
