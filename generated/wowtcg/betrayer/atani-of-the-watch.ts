import {
  all,
  alter,
  card,
  clause,
  controlledBy,
  deckbuilding,
  each,
  instead,
  ofType,
  self,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "atani-of-the-watch",
  name: "Atani of the Watch",
  cost: 1,
  type: "ally",
  tags: ["Draenei", "Paladin"],
  stats: { atk: 0, health: 4 },
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
  ],
});
