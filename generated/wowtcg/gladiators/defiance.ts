import {
  all,
  candidate,
  cannot,
  card,
  clause,
  continuous,
  deckbuilding,
  each,
  happened,
  ofType,
  one,
  otherThan,
  player,
  suchThat,
  tagged,
  turnOf,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "defiance",
  number: "77",
  rarity: "R",
  name: "Defiance",
  cost: 3,
  classes: ["Warrior"],
  type: "ability",
  tags: ["Protection", "Talent"],
  powers: [
    deckbuilding({ hero: tagged("Protection") }),
    continuous(
      cannot(
        each(
          all(
            ofType("character"),
            suchThat(
              happened(
                clause(
                  one(all(ofType("character"), otherThan(candidate))),
                  "attack",
                ),
                "thisTurn",
              ),
            ),
          ),
        ),
        "attack",
      ),
      {
        while: turnOf(each(player({ side: "opponent" }))),
        labels: ["ongoing"],
      },
    ),
  ],
});
