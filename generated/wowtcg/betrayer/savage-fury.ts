import {
  act,
  all,
  card,
  controlledBy,
  deckbuilding,
  each,
  exists,
  happens,
  may,
  ofType,
  one,
  tagged,
  target,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "savage-fury",
  name: "Savage Fury",
  cost: 3,
  classes: ["Druid"],
  type: "ability",
  tags: ["Feral", "Talent"],
  powers: [
    deckbuilding({ hero: tagged("Feral") }),
    when(
      happens(you, "play", one(all(tagged("Feral"), ofType("ability")))),
      may(
        you,
        act(each(all(ofType("hero"), controlledBy(you))), "deal", {
          amount: 2,
          damage: { types: ["melee"] },
          to: target(ofType("ally")),
        }),
      ),
      {
        condition: exists(all(tagged("Form"), controlledBy(you))),
        labels: ["ongoing"],
      },
    ),
  ],
});
