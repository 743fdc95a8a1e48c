import {
  act,
  always,
  becomes,
  card,
  continuous,
  createToken,
  face,
  hasMore,
  later,
  modify,
  oneShot,
  payment,
  resources,
  self,
  startOf,
  tagged,
  that,
  turnOf,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "skywing",
  name: "Skywing",
  type: "quest",
  powers: [
    payment(resources(3), act("complete", self), { timing: turnOf(you) }),
    oneShot(
      [
        createToken(
          1,
          face({
            name: "Skywing",
            type: "ally",
            tags: ["Bird"],
            stats: { atk: 1, health: 1 },
            damageTypes: ["melee"],
          }),
          zone("play"),
          { as: "token" },
        ),
        later(startOf("turn", { whose: you, next: true }), [
          modify(
            continuous([
              hasMore(that("token"), "atk", 3),
              hasMore(that("token"), "health", 3),
            ]),
            always,
          ),
          modify(
            continuous(
              becomes(that("token"), tagged("Arakkoa"), { also: true }),
            ),
            always,
          ),
        ]),
      ],
      { labels: ["reward"] },
    ),
  ],
});
