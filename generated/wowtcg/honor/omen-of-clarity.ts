import {
  at,
  attempt,
  card,
  clause,
  continuous,
  costsLess,
  deckbuilding,
  each,
  inPlace,
  may,
  modify,
  one,
  reveal,
  sameAs,
  startOf,
  tagged,
  that,
  thisTurn,
  when,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "omen-of-clarity",
  number: "22",
  rarity: "R",
  name: "Omen of Clarity",
  cost: 3,
  classes: ["Druid"],
  type: "ability",
  tags: ["Restoration", "Talent"],
  powers: [
    deckbuilding({ hero: tagged("Restoration") }),
    when(
      at(startOf("turn", { whose: you })),
      attempt(
        may(
          you,
          reveal(
            you,
            each(inPlace(zone("deck", { of: you, position: "top" })), {
              as: "card",
            }),
            { as: "revealed" },
          ),
        ),
        modify(
          continuous([
            costsLess(
              clause(you, "play", one(sameAs("name", that("card")))),
              2,
            ),
            costsLess(
              clause(you, "complete", one(sameAs("name", that("card")))),
              2,
            ),
          ]),
          thisTurn,
          { next: true },
        ),
      ),
      { labels: ["ongoing"] },
    ),
  ],
});
