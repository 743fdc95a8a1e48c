import {
  act,
  all,
  candidate,
  card,
  clause,
  controlledBy,
  each,
  happens,
  may,
  ofType,
  one,
  payment,
  resources,
  self,
  target,
  thatDid,
  toPay,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "seal-of-retribution",
  name: "Seal of Retribution",
  cost: 3,
  classes: ["Paladin"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Retribution", "Seal"],
  limits: [{ tag: "Seal", count: 1 }],
  powers: [
    when(
      happens(each(all(ofType("hero"), controlledBy(you))), "deal", {
        damage: { combat: true },
        with: one(ofType("weapon")),
      }),
      may(
        you,
        act(
          "destroy",
          target(
            all(
              ofType("ally"),
              thatDid(clause(candidate, "attack"), "thisTurn"),
            ),
          ),
        ),
      ),
      { labels: ["ongoing"] },
    ),
    payment(
      [resources(1), toPay("destroy", self)],
      act(
        "destroy",
        target(
          all(ofType("ally"), thatDid(clause(candidate, "attack"), "thisTurn")),
        ),
      ),
    ),
  ],
});
