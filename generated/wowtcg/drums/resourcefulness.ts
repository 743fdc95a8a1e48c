import {
  all,
  any,
  card,
  continuous,
  controlledBy,
  countsAs,
  deckbuilding,
  each,
  isToken,
  not,
  ofType,
  tagged,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "resourcefulness",
  name: "Resourcefulness",
  cost: 4,
  classes: ["Hunter"],
  type: "ability",
  tags: ["Survival", "Talent"],
  powers: [
    deckbuilding({ hero: tagged("Survival") }),
    continuous(
      countsAs(
        each(
          all(
            any(ofType("hero"), all(not(isToken), ofType("ally"))),
            controlledBy(you),
          ),
          { as: "ally" },
        ),
        ofType("resource"),
        { for: "paying" },
      ),
      { labels: ["ongoing"] },
    ),
  ],
});
