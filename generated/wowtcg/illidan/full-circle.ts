import {
  act,
  all,
  attempt,
  card,
  inPlace,
  may,
  ofType,
  one,
  oneShot,
  otherThan,
  ownerOf,
  target,
  that,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "full-circle",
  name: "Full Circle",
  cost: 7,
  classes: ["Paladin"],
  type: "ability",
  tags: ["Holy"],
  powers: [
    oneShot(
      attempt(may(you, act("discard", one(ofType("ally"), { as: "ally" }))), [
        act(
          "put",
          target(
            all(
              ofType("ally"),
              otherThan(that("ally")),
              inPlace(zone("graveyard", { of: you })),
            ),
            { as: "ally 2" },
          ),
          { into: zone("play") },
        ),
        act(
          "put",
          target(
            all(
              ofType("ally"),
              otherThan(that("ally 2")),
              inPlace(zone("party", { of: you })),
            ),
            { as: "ally 3" },
          ),
          { into: zone("hand", { of: ownerOf(that("ally 3")) }) },
        ),
      ]),
    ),
  ],
});
