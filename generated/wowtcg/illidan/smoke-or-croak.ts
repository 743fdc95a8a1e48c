import {
  act,
  all,
  becomes,
  cannot,
  card,
  continuous,
  controlledBy,
  each,
  host,
  loses,
  modes,
  ofType,
  oneShot,
  tagged,
  target,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "smoke-or-croak",
  name: "Smoke or Croak",
  cost: 3,
  classes: ["Mage"],
  type: "ability",
  tags: ["Fire", "Arcane"],
  powers: [
    oneShot(
      modes(you, 1, [
        act(each(all(ofType("hero"), controlledBy(you))), "deal", {
          amount: 3,
          damage: { types: ["fire"] },
          to: target(ofType("hero")),
        }),
        act("attach", { to: target(ofType("ally")) }),
      ]),
    ),
    continuous(
      [
        cannot(host, "attack"),
        cannot(host, "protect"),
        loses(host),
        loses(host, { cant: true }),
        becomes(host, tagged("Frog"), { also: true }),
      ],
      { labels: ["ongoing"] },
    ),
  ],
});
