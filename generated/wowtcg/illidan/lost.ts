import {
  act,
  at,
  card,
  createToken,
  face,
  oneShot,
  payment,
  resources,
  self,
  startOf,
  turnOf,
  when,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "lost",
  name: "Lost!",
  type: "quest",
  powers: [
    payment(resources(3), act("complete", self), { timing: turnOf(you) }),
    oneShot(
      createToken(
        1,
        face({
          name: "Ringo",
          unique: true,
          type: "ally",
          tags: ["Goblin"],
          stats: { atk: 0, health: 1 },
          powers: [
            when(
              at(startOf("turn", { whose: you })),
              act("draw", { amount: 1 }),
            ),
          ],
        }),
        zone("play"),
      ),
      { labels: ["reward"] },
    ),
  ],
});
