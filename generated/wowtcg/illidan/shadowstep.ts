import {
  all,
  any,
  card,
  continuous,
  countsAs,
  deckbuilding,
  each,
  inState,
  ofType,
  opposing,
  tagged,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "shadowstep",
  name: "Shadowstep",
  cost: 1,
  classes: ["Rogue"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Subtlety", "Talent"],
  powers: [
    deckbuilding({ hero: tagged("Subtlety") }),
    continuous(
      countsAs(
        each(
          all(opposing, inState("ready"), any(ofType("hero"), ofType("ally"))),
        ),
        inState("exhausted"),
      ),
      { labels: ["ongoing"] },
    ),
  ],
});
