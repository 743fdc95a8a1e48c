import {
  act,
  all,
  any,
  card,
  controlledBy,
  deckbuilding,
  each,
  happens,
  ofType,
  one,
  self,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "legion",
  key: "anchorite-jaliah",
  name: "Anchorite Jaliah",
  cost: 5,
  type: "ally",
  tags: ["Draenei", "Priest"],
  stats: { atk: 2, health: 7 },
  damageTypes: ["holy"],
  powers: [
    deckbuilding({ reputation: "Aldor" }),
    when(
      happens("destroy", one(all(ofType("ally"), controlledBy(you)))),
      act(self, "heal", {
        amount: 2,
        damage: {},
        from: each(all(any(ofType("hero"), ofType("ally")), controlledBy(you))),
      }),
    ),
  ],
});
