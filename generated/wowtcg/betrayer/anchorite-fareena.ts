import {
  act,
  card,
  deckbuilding,
  inState,
  payment,
  resources,
  self,
  target,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "anchorite-fareena",
  name: "Anchorite Fareena",
  cost: 3,
  type: "ally",
  tags: ["Draenei", "Priest"],
  stats: { atk: 3, health: 3 },
  damageTypes: ["holy"],
  powers: [
    deckbuilding({ reputation: "Aldor" }),
    payment(
      resources(0),
      act("attach", target(inState("attached")), { to: self }),
      { limit: 1 },
    ),
  ],
});
