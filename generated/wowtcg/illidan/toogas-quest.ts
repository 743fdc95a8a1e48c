import {
  act,
  attempt,
  card,
  createToken,
  face,
  later,
  oneShot,
  payment,
  resources,
  self,
  startOf,
  that,
  turnOf,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "toogas-quest",
  name: "Tooga's Quest",
  type: "quest",
  powers: [
    payment(resources(3), act("complete", self), { timing: turnOf(you) }),
    oneShot(
      [
        createToken(
          1,
          face({
            name: "Tooga",
            unique: true,
            type: "ally",
            tags: ["Turtle"],
            stats: { atk: 1, health: 1 },
          }),
          zone("play"),
          { as: "token" },
        ),
        later(
          startOf("turn", { whose: you, next: true }),
          attempt(
            act("remove", that("token"), { into: zone("removed") }),
            act("draw", { amount: 2 }),
          ),
        ),
      ],
      { labels: ["reward"] },
    ),
  ],
});
