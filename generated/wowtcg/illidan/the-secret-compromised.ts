import {
  act,
  all,
  among,
  candidate,
  card,
  clause,
  each,
  inPlace,
  look,
  not,
  one,
  oneShot,
  payment,
  player,
  resources,
  self,
  target,
  that,
  thatDid,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "the-secret-compromised",
  name: "The Secret Compromised",
  type: "quest",
  powers: [
    payment(resources(1), act("complete", self)),
    oneShot(
      [
        look(
          you,
          each(
            inPlace(
              zone("deck", {
                of: target(player({ side: "opponent" }), { as: "opponent" }),
                position: "top",
                depth: 3,
              }),
            ),
          ),
          { as: "revealed" },
        ),
        act("put", one(among(that("revealed"))), {
          into: zone("deck", { of: that("opponent"), position: "top" }),
        }),
        act(
          "put",
          each(
            all(
              among(that("revealed")),
              not(thatDid(clause("put", candidate), "thisWay")),
            ),
          ),
          { into: zone("deck", { position: "bottom" }) },
        ),
      ],
      { labels: ["reward"] },
    ),
  ],
});
