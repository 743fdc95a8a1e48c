import {
  activate,
  additionalCost,
  all,
  card,
  clause,
  continuous,
  controlledBy,
  costsLess,
  each,
  inPlace,
  modify,
  ofType,
  one,
  payment,
  self,
  tagged,
  thisTurn,
  toPay,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "the-ring-of-blood",
  number: "202",
  rarity: "U",
  name: "The Ring of Blood",
  type: "location",
  tags: ["Arena"],
  powers: [
    additionalCost(
      clause("place", self, { entry: { faceDown: false } }),
      toPay(
        "reveal",
        one(all(tagged("Arena"), inPlace(zone("hand", { of: you })))),
      ),
    ),
    payment(
      activate,
      modify(
        continuous(
          costsLess(
            clause(
              you,
              "complete",
              each(all(ofType("quest"), controlledBy(you))),
            ),
            2,
          ),
        ),
        thisTurn,
        { next: true },
      ),
    ),
  ],
});
