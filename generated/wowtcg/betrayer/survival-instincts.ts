import {
  all,
  allOfIt,
  card,
  clause,
  controlledBy,
  deckbuilding,
  each,
  instead,
  ofType,
  prevent,
  tagged,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "survival-instincts",
  name: "Survival Instincts",
  cost: 3,
  classes: ["Hunter"],
  type: "ability",
  tags: ["Survival", "Talent"],
  powers: [
    deckbuilding({ hero: tagged("Survival") }),
    instead(
      clause("deal", {
        damage: {},
        to: each(all(ofType("hero"), controlledBy(you))),
      }),
      prevent(allOfIt),
      { limit: { amount: 4, everyTurn: true }, labels: ["ongoing"] },
    ),
  ],
});
