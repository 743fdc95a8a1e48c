import {
  act,
  all,
  candidate,
  card,
  clause,
  each,
  ofType,
  oneShot,
  thatDid,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "wrath-of-turalyon",
  name: "Wrath of Turalyon",
  cost: 4,
  classes: ["Paladin"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Retribution"],
  powers: [
    oneShot(
      act(
        "destroy",
        each(
          all(ofType("ally"), thatDid(clause(candidate, "attack"), "thisTurn")),
        ),
      ),
    ),
  ],
});
