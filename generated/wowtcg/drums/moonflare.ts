import {
  act,
  all,
  card,
  controlledBy,
  each,
  happens,
  may,
  ofType,
  one,
  target,
  when,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "moonflare",
  name: "Moonflare",
  cost: 3,
  classes: ["Druid"],
  type: "ability",
  tags: ["Balance"],
  powers: [
    when(
      happens(one(ofType("resource")), "enter", {
        into: zone("play"),
        entry: { under: you },
      }),
      may(
        you,
        act(each(all(ofType("hero"), controlledBy(you))), "deal", {
          amount: 1,
          damage: { types: ["arcane"] },
          to: target(ofType("ally")),
        }),
      ),
      { labels: ["ongoing"] },
    ),
  ],
});
