import {
  act,
  all,
  any,
  card,
  continuous,
  controlledBy,
  each,
  hasPowers,
  inPlace,
  modify,
  ofType,
  one,
  oneShot,
  payment,
  self,
  target,
  thisTurn,
  toPay,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "spark",
  number: "65",
  rarity: "U",
  name: "Spark",
  cost: 4,
  classes: ["Shaman"],
  type: "ability",
  tags: ["Elemental"],
  powers: [
    oneShot(
      modify(
        continuous(
          hasPowers(
            each(all(ofType("hero"), controlledBy(you))),
            payment(
              toPay(
                "exhaust",
                one(all(inPlace(zone("play")), controlledBy(you))),
              ),
              act(self, "deal", {
                amount: 1,
                damage: { types: ["fire"] },
                to: target(any(ofType("hero"), ofType("ally"))),
              }),
            ),
          ),
        ),
        thisTurn,
      ),
    ),
  ],
});
