import {
  any,
  anyCard,
  card,
  clause,
  continuous,
  costsMore,
  deckbuilding,
  each,
  modify,
  one,
  payment,
  player,
  resources,
  tagged,
  thisTurn,
  toPay,
  withIcon,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "frostbite",
  name: "Frostbite",
  cost: 2,
  classes: ["Mage"],
  type: "ability",
  tags: ["Frost", "Talent"],
  powers: [
    deckbuilding({ hero: tagged("Frost") }),
    payment(
      [
        resources(1),
        toPay("discard", one(any(tagged("Frost"), withIcon("Frost")))),
      ],
      modify(
        continuous(
          costsMore(
            clause(each(player({ side: "opponent" })), "play", each(anyCard)),
            2,
          ),
        ),
        thisTurn,
      ),
      { labels: ["ongoing"] },
    ),
  ],
});
