import {
  act,
  all,
  alter,
  card,
  clause,
  controlledBy,
  deckbuilding,
  each,
  happens,
  inEvent,
  instead,
  ofType,
  self,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "niyore-of-the-watch",
  name: "Niyore of the Watch",
  cost: 6,
  type: "ally",
  tags: ["Draenei", "Warrior"],
  stats: { atk: 5, health: 6 },
  damageTypes: ["melee"],
  powers: [
    deckbuilding({ reputation: "Aldor" }),
    instead(
      clause("deal", {
        damage: {},
        to: each(all(ofType("hero"), controlledBy(you))),
      }),
      alter({ to: self }),
    ),
    when(
      happens("deal", { damage: {}, to: self }),
      act(self, "deal", {
        amount: 2,
        damage: { types: ["melee"] },
        to: inEvent("subject"),
      }),
    ),
  ],
});
