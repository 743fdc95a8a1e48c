import {
  act,
  activate,
  all,
  any,
  card,
  controlledBy,
  happens,
  inPlace,
  ofType,
  one,
  payment,
  player,
  targets,
  that,
  toPay,
  upTo,
  when,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "the-ruins-of-lordaeron",
  number: "205",
  rarity: "C",
  name: "The Ruins of Lordaeron",
  type: "location",
  tags: ["Arena"],
  limits: [{ tag: "Arena", count: 3 }],
  powers: [
    when(
      happens(
        one(all(any(ofType("hero"), ofType("ally")), controlledBy(you))),
        "deal",
        { damage: {} },
      ),
      act("add", { amount: 1, counter: "arena" }),
    ),
    payment(
      [activate, toPay("remove", { amount: 3, counter: "arena" })],
      act(
        "put",
        targets(
          upTo(3),
          inPlace(zone("graveyard", { of: one(player(), { as: "player" }) })),
        ),
        { into: zone("deck", { of: that("player"), position: "bottom" }) },
      ),
    ),
  ],
});
