import {
  act,
  any,
  anyHost,
  at,
  card,
  ofType,
  oneShot,
  startOf,
  target,
  when,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "suspended-curse",
  name: "Suspended Curse",
  cost: 2,
  classes: ["Warlock"],
  type: "ability",
  tags: ["Affliction", "Curse"],
  powers: [
    oneShot(
      act("attach", {
        to: target(any(ofType("ability"), ofType("ally"), ofType("equipment"))),
      }),
    ),
    when(
      at(startOf("turn", { whose: you })),
      act("remove", anyHost, { into: zone("removed") }),
      { labels: ["ongoing"] },
    ),
  ],
});
