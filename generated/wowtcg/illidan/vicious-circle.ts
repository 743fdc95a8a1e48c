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
  self,
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
            one(all(ofType("ally"), inPlace(zone("hand", { of: you })))),
            { into: zone("play") },
          ),
        ),
        [
          act(
            "destroy",
            target(all(ofType("ally"), otherThan(self), controlledBy(you)), {
              as: "ally",
            }),
          ),
          act(
            "put",
            target(
              all(
                ofType("ally"),
                otherThan(that("ally")),
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
