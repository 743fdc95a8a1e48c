import {
  act,
  all,
  at,
  card,
  controlledBy,
  deckbuilding,
  each,
  ofType,
  opposing,
  startOf,
  tagged,
  target,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "focused-will",
  number: "49",
  rarity: "R",
  name: "Focused Will",
  cost: 7,
  classes: ["Priest"],
  type: "ability",
  tags: ["Discipline", "Talent"],
  powers: [
    deckbuilding({ hero: tagged("Discipline") }),
    when(
      at(startOf("turn", { whose: you })),
      act("switch", each(all(ofType("hero"), controlledBy(you))), {
        damage: {},
        with: target(all(opposing, ofType("hero"))),
      }),
      { labels: ["ongoing"] },
    ),
  ],
});
