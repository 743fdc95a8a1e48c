import {
  act,
  activate,
  always,
  any,
  at,
  cannot,
  card,
  compare,
  continuous,
  countersOn,
  createToken,
  each,
  face,
  happens,
  hasPowers,
  host,
  ifSo,
  inPlace,
  may,
  modify,
  ofType,
  one,
  payment,
  self,
  startOf,
  target,
  that,
  when,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "gladiators-sanctuary",
  number: "158",
  rarity: "E",
  name: "Gladiator's Sanctuary",
  cost: 8,
  classes: ["Druid"],
  supertypes: ["Arena", "Set"],
  type: "armor",
  tags: ["Leather"],
  stats: { def: 6 },
  powers: [
    when(
      happens(you, "place", one(ofType("resource"))),
      may(
        you,
        act("put", each(inPlace(zone("deck", { of: you, position: "top" }))), {
          into: zone("resource row", { of: you }),
          entry: { faceDown: true, exhausted: false },
        }),
      ),
    ),
    payment(activate, [
      createToken(
        1,
        face({ name: "Balance", type: "ability", tags: ["Balance"] }),
        zone("play"),
        {
          entry: {
            attachedTo: target(any(ofType("hero"), ofType("ally"))),
            counters: [{ counter: "wind", amount: 3 }],
          },
          as: "token",
        },
      ),
      modify(
        continuous(
          hasPowers(that("token"), [
            continuous([cannot(host, "attack"), cannot(host, "protect")], {
              labels: ["ongoing"],
            }),
            when(
              at(startOf("turn", { whose: you })),
              [
                act("remove", { amount: 1, counter: "wind" }),
                ifSo(
                  compare(countersOn(self, { counter: "wind" }), "equal", 0),
                  act("destroy", self),
                ),
              ],
              { labels: ["ongoing"] },
            ),
          ]),
        ),
        always,
      ),
    ]),
  ],
});
