import {
  all,
  can,
  cannot,
  card,
  continuous,
  each,
  inPlace,
  otherThan,
  player,
  turnOf,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "nynjahs-tabi-boots",
  name: "Nyn'jah's Tabi Boots",
  cost: 6,
  type: "armor",
  tags: ["Leather", "Feet"],
  limits: [{ tag: "Feet", count: 1 }],
  stats: { def: 1 },
  powers: [
    continuous(
      cannot(each(all(player(), otherThan(you))), "use", {
        manner: ["payment"],
      }),
      { while: turnOf(you) },
    ),
    continuous(
      can(you, "use", each(inPlace(zone("play"))), { manner: ["payment"] }),
      { while: turnOf(you) },
    ),
  ],
});
