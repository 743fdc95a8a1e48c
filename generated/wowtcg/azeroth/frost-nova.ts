import {
  act,
  all,
  any,
  candidate,
  cannot,
  card,
  clause,
  continuous,
  controlledBy,
  each,
  modify,
  ofType,
  one,
  oneShot,
  opposing,
  thatDid,
  thisTurn,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "azeroth",
  key: "frost-nova",
  number: "55",
  rarity: "R",
  name: "Frost Nova",
  cost: 4,
  classes: ["Mage"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Frost"],
  powers: [
    oneShot([
      act(each(all(ofType("hero"), controlledBy(you))), "deal", {
        amount: 1,
        damage: { types: ["frost"] },
        to: each(all(opposing, any(ofType("hero"), ofType("ally")))),
      }),
      modify(
        continuous(
          cannot(
            one(
              all(
                ofType("character"),
                thatDid(
                  clause("deal", { damage: {}, to: candidate }),
                  "thisWay",
                ),
              ),
            ),
            "attack",
          ),
        ),
        thisTurn,
      ),
    ]),
  ],
});
