import {
  act,
  all,
  card,
  deckbuilding,
  happens,
  ofType,
  one,
  tagged,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "legion",
  key: "dreamstate",
  name: "Dreamstate",
  cost: 5,
  classes: ["Druid"],
  type: "ability",
  tags: ["Balance", "Talent"],
  powers: [
    deckbuilding({ hero: tagged("Balance") }),
    when(
      happens(you, "play", one(all(tagged("Balance"), ofType("ability")))),
      act("draw", { amount: 1 }),
      { labels: ["ongoing"] },
    ),
  ],
});
