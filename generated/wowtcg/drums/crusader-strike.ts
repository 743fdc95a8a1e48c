import {
  act,
  all,
  any,
  card,
  controlledBy,
  deckbuilding,
  each,
  inPlace,
  inState,
  may,
  ofType,
  one,
  oneShot,
  plus,
  statOf,
  tagged,
  target,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "crusader-strike",
  name: "Crusader Strike",
  cost: 5,
  classes: ["Paladin"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Retribution", "Talent"],
  powers: [
    deckbuilding({ hero: tagged("Retribution") }),
    oneShot(
      act(each(all(ofType("hero"), controlledBy(you))), "deal", {
        amount: plus(
          3,
          statOf(
            "atk",
            one(all(tagged("Melee"), ofType("weapon"), controlledBy(you))),
          ),
        ),
        damage: { types: ["melee"] },
        to: target(any(ofType("hero"), ofType("ally"))),
      }),
    ),
    oneShot(
      may(
        you,
        act(
          "put",
          one(
            all(
              inState("ongoing"),
              any(tagged("Judgement"), tagged("Seal")),
              inPlace(zone("graveyard", { of: you })),
            ),
          ),
          { into: zone("play") },
        ),
      ),
    ),
  ],
});
