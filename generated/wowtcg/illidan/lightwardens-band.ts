import {
  aNoun,
  all,
  any,
  card,
  continuous,
  controlledBy,
  deckbuilding,
  each,
  hasPowers,
  keyword,
  ofType,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "lightwardens-band",
  name: "Lightwarden's Band",
  cost: 2,
  type: "item",
  tags: ["Ring"],
  limits: [{ tag: "Ring", count: 2 }],
  powers: [
    deckbuilding({ reputation: "Aldor" }),
    continuous(
      hasPowers(
        each(all(ofType("hero"), controlledBy(you))),
        keyword(
          "inspire",
          aNoun(
            each(
              any(
                ofType("ability"),
                ofType("ally"),
                ofType("equipment"),
                ofType("hero"),
                ofType("resource"),
              ),
            ),
          ),
        ),
      ),
    ),
  ],
});
