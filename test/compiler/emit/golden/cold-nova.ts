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
  oneShot,
  opposing,
  thatDid,
  thisTurn,
  you,
} from "cardwright/powers";

export default card({
  game: "made-up",
  set: "first",
  key: "cold-nova",
  name: "Cold Nova",
  cost: 4,
  classes: ["Mage"],
  supertypes: ["instant"],
  type: "ability",
  tags: ["Frost"],
  powers: [
    oneShot([
      act(each(all(ofType("hero"), controlledBy(you))), "deal", {
        amount: 1,
        damage: { types: ["frost"] },
        to: each(all(any(ofType("hero"), ofType("ally")), opposing)),
      }),
      modify(
        continuous(
          cannot(
            each(
              all(
                ofType("character"),
                thatDid(clause("deal", { to: candidate }), "thisWay"),
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
