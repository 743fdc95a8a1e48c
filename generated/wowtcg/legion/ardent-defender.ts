import {
  all,
  allOfIt,
  card,
  clause,
  controlledBy,
  deckbuilding,
  each,
  inEvent,
  instead,
  is,
  ofType,
  prevent,
  tagged,
  withStat,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "legion",
  key: "ardent-defender",
  name: "Ardent Defender",
  cost: 6,
  classes: ["Paladin"],
  type: "ability",
  tags: ["Protection", "Talent"],
  powers: [
    deckbuilding({ hero: tagged("Protection") }),
    instead(
      clause("deal", {
        damage: {},
        to: each(all(ofType("hero"), controlledBy(you)), { as: "hero" }),
      }),
      prevent(allOfIt),
      {
        condition: is(inEvent("to"), withStat("damage", "atLeast", 25)),
        labels: ["ongoing"],
      },
    ),
  ],
});
