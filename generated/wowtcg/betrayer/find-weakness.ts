import {
  act,
  all,
  any,
  atLeast,
  card,
  clause,
  controlledBy,
  deckbuilding,
  each,
  happens,
  ofType,
  one,
  select,
  tagged,
  target,
  thatMuch,
  when,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "find-weakness",
  name: "Find Weakness",
  cost: 2,
  classes: ["Rogue"],
  type: "ability",
  tags: ["Assassination", "Talent"],
  powers: [
    deckbuilding({ hero: tagged("Assassination") }),
    when(
      happens(you, "remove", select(atLeast(1), tagged("Combo")), {
        outOf: zone("graveyard", { of: you }),
        paying: clause("play", one(tagged("Finishing Move"))),
      }),
      act(each(all(ofType("hero"), controlledBy(you))), "deal", {
        amount: thatMuch,
        damage: { types: ["melee"] },
        to: target(any(ofType("hero"), ofType("ally"))),
      }),
      { labels: ["ongoing"] },
    ),
  ],
});
