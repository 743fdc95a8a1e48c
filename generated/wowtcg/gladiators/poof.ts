import {
  act,
  card,
  controllerOf,
  later,
  ofType,
  oneShot,
  startOf,
  target,
  that,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "poof",
  number: "88",
  rarity: "C",
  name: "Poof!",
  cost: 2,
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Arcane", "Subtlety"],
  powers: [
    oneShot([
      act(
        controllerOf(target(ofType("ally"), { as: "ally" })),
        "remove",
        that("ally"),
        { into: zone("removed") },
      ),
      later(
        startOf("turn", { next: true }),
        act(controllerOf(that("ally")), "put", that("ally"), {
          into: zone("party", { of: controllerOf(that("ally")) }),
        }),
      ),
    ]),
  ],
});
