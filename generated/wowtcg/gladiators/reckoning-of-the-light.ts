import {
  act,
  all,
  any,
  candidate,
  card,
  clause,
  controlledBy,
  each,
  ofType,
  oneShot,
  thatDid,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "reckoning-of-the-light",
  number: "44",
  rarity: "R",
  name: "Reckoning of the Light",
  cost: 3,
  classes: ["Paladin"],
  type: "ability",
  tags: ["Retribution"],
  powers: [
    oneShot(
      act(
        "destroy",
        each(
          all(
            any(ofType("ability"), ofType("equipment")),
            thatDid(
              clause("deal", {
                damage: {},
                to: each(all(ofType("hero"), controlledBy(you))),
                with: candidate,
              }),
              "thisGame",
            ),
          ),
        ),
      ),
    ),
  ],
});
