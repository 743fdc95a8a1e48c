import {
  all,
  candidate,
  cannot,
  card,
  clause,
  continuous,
  controlledBy,
  each,
  ofType,
  tagged,
  thatDid,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "rune-of-metamorphosis",
  name: "Rune of Metamorphosis",
  cost: 1,
  classes: ["Druid"],
  type: "item",
  tags: ["Trinket"],
  limits: [{ tag: "Trinket", count: 2 }],
  powers: [
    continuous(
      cannot("destroy", each(all(tagged("Form"), controlledBy(you))), {
        with: each(
          all(
            ofType("ability"),
            thatDid(clause(you, "play", candidate), "thisGame"),
          ),
        ),
      }),
    ),
  ],
});
