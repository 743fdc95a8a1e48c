import {
  act,
  all,
  attempt,
  card,
  controlledBy,
  inPlace,
  may,
  ofType,
  one,
  oneShot,
  otherThan,
  target,
  that,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "vicious-circle",
  name: "Vicious Circle",
  cost: 7,
  classes: ["Warlock"],
  type: "ability",
  tags: ["Demonology"],
  powers: [
    oneShot(
      attempt(
        may(
          you,
          act(
            "put",
            one(all(ofType("ally"), inPlace(zone("hand", { of: you }))), {
              as: "ally",
            }),
            { into: zone("play") },
          ),
        ),
        [
          act(
            "destroy",
            target(
              all(ofType("ally"), otherThan(that("ally")), controlledBy(you)),
              { as: "ally 2" },
            ),
          ),
          act(
            "put",
            target(
              all(
                ofType("ally"),
                otherThan(that("ally 2")),
                inPlace(zone("graveyard", { of: you })),
              ),
            ),
            { into: zone("hand", { of: you }) },
          ),
        ],
      ),
    ),
  ],
});
