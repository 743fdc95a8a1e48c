import {
  act,
  all,
  allOfIt,
  any,
  card,
  clause,
  controlledBy,
  deckbuilding,
  each,
  friendly,
  instead,
  modify,
  ofType,
  oneShot,
  opposing,
  prevent,
  tagged,
  target,
  thisTurn,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "holy-shock",
  name: "Holy Shock",
  cost: 3,
  classes: ["Paladin"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Holy", "Talent"],
  powers: [
    deckbuilding({ hero: tagged("Holy") }),
    oneShot(
      modify(
        instead(
          clause("deal", {
            damage: {},
            to: target(all(friendly, any(ofType("hero"), ofType("ally")))),
          }),
          prevent(allOfIt),
          { limit: { amount: 4 } },
        ),
        thisTurn,
      ),
    ),
    oneShot(
      act(each(all(ofType("hero"), controlledBy(you))), "deal", {
        amount: 4,
        damage: { unpreventable: true, types: ["holy"] },
        to: target(all(opposing, any(ofType("hero"), ofType("ally")))),
      }),
    ),
  ],
});
