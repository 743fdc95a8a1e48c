import {
  all,
  alter,
  card,
  clause,
  controlledBy,
  deckbuilding,
  each,
  instead,
  keyword,
  ofType,
  self,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "bulvai-of-the-watch",
  name: "Bulvai of the Watch",
  cost: 4,
  type: "ally",
  tags: ["Draenei", "Paladin"],
  stats: { atk: 3, health: 5 },
  damageTypes: ["melee"],
  powers: [
    deckbuilding({ reputation: "Aldor" }),
    keyword("protector"),
    instead(
      clause("deal", {
        damage: {},
        to: each(all(ofType("hero"), controlledBy(you))),
      }),
      alter({ to: self }),
    ),
  ],
});
