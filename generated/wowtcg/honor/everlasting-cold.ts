import {
  act,
  all,
  any,
  at,
  card,
  clause,
  controlledBy,
  controllerOf,
  depends,
  each,
  happened,
  host,
  isFalse,
  ofType,
  oneShot,
  startOf,
  target,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "everlasting-cold",
  number: "34",
  rarity: "C",
  name: "Everlasting Cold",
  cost: 1,
  classes: ["Mage"],
  type: "ability",
  tags: ["Frost"],
  powers: [
    oneShot(act("attach", { to: target(any(ofType("hero"), ofType("ally"))) })),
    when(
      at(startOf("turn", { whose: you })),
      act(each(all(ofType("hero"), controlledBy(you))), "deal", {
        amount: depends(
          isFalse(
            happened(clause(host, "attack"), "lastTurn", {
              whose: controllerOf(host),
            }),
          ),
          2,
          1,
        ),
        damage: { types: ["frost"] },
        to: host,
      }),
      { labels: ["ongoing"] },
    ),
  ],
});
