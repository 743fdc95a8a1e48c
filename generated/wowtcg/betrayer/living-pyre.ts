import {
  act,
  all,
  any,
  at,
  attachedTo,
  card,
  controlledBy,
  count,
  each,
  host,
  named,
  ofType,
  oneShot,
  startOf,
  target,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "living-pyre",
  name: "Living Pyre",
  cost: 3,
  classes: ["Mage"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Fire"],
  powers: [
    oneShot(act("attach", { to: target(any(ofType("hero"), ofType("ally"))) })),
    when(
      at(startOf("turn", { whose: you })),
      act(each(all(ofType("hero"), controlledBy(you))), "deal", {
        amount: count(
          all(ofType("ability"), named("Living Pyre"), attachedTo(host)),
        ),
        damage: { types: ["fire"] },
        to: host,
      }),
      { labels: ["ongoing"] },
    ),
  ],
});
