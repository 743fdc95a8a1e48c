import {
  act,
  all,
  alter,
  card,
  clause,
  controlledBy,
  createToken,
  each,
  face,
  instead,
  later,
  ofType,
  oneShot,
  payment,
  plus,
  resources,
  self,
  startOf,
  that,
  thatMuch,
  turnOf,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "the-final-message-to-the-wildhammer",
  name: "The Final Message to the Wildhammer",
  factions: ["Horde"],
  type: "quest",
  powers: [
    payment(resources(2), act("complete", self), { timing: turnOf(you) }),
    oneShot(
      [
        act("draw", { amount: 1 }),
        createToken(
          1,
          face({
            name: "Message",
            type: "item",
            tags: ["Message"],
            powers: [
              instead(
                clause("deal", {
                  damage: {},
                  to: each(all(ofType("hero"), controlledBy(you)), {
                    as: "hero",
                  }),
                }),
                alter({ amount: plus(thatMuch, 1) }),
              ),
            ],
          }),
          zone("play"),
          { as: "token" },
        ),
        later(
          startOf("turn", { whose: you, next: true }),
          act("remove", that("token"), { into: zone("removed") }),
        ),
      ],
      { labels: ["reward"] },
    ),
  ],
});
