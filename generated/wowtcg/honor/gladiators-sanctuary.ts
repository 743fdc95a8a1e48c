import {
  act,
  activate,
  all,
  always,
  any,
  at,
  cannot,
  card,
  compare,
  continuous,
  countersOn,
  each,
  happens,
  hasPowers,
  host,
  ifSo,
  inPlace,
  isToken,
  may,
  modify,
  ofType,
  one,
  payment,
  self,
  startOf,
  tagged,
  target,
  that,
  when,
  withCounters,
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
      act(
        "attach",
        one(
          all(
            tagged("Balance"),
            ofType("ability"),
            isToken,
            withCounters("atLeast", 3, { counter: "wind" }),
          ),
          { as: "token" },
        ),
        { to: target(any(ofType("hero"), ofType("ally"))) },
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
