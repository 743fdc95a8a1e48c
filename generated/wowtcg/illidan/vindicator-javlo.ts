import {
  act,
  all,
  card,
  controlledBy,
  deckbuilding,
  happens,
  ofType,
  one,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "vindicator-javlo",
  name: "Vindicator Javlo",
  cost: 5,
  type: "ally",
  tags: ["Draenei", "Priest"],
  stats: { atk: 4, health: 5 },
  damageTypes: ["melee"],
  powers: [
    deckbuilding({ reputation: "Aldor" }),
    when(
      happens("inspire", one(all(ofType("ally"), controlledBy(you)))),
      act("draw", { amount: 1 }),
    ),
  ],
});
