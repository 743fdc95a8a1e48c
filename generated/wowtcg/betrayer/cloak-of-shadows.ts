import {
  act,
  all,
  anyNumber,
  attachedTo,
  card,
  continuous,
  controlledBy,
  each,
  hasKeyword,
  modify,
  ofType,
  oneShot,
  targets,
  thisTurn,
  use,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "cloak-of-shadows",
  name: "Cloak of Shadows",
  cost: 1,
  classes: ["Rogue"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Subtlety"],
  powers: [
    oneShot(
      act(
        "destroy",
        targets(
          anyNumber,
          all(
            ofType("ability"),
            attachedTo(each(all(ofType("hero"), controlledBy(you)))),
          ),
        ),
      ),
    ),
    oneShot(
      modify(
        continuous(
          hasKeyword(
            each(all(ofType("hero"), controlledBy(you))),
            use("untargetable"),
          ),
        ),
        thisTurn,
      ),
    ),
  ],
});
