import {
  all,
  cannot,
  card,
  continuous,
  controlledBy,
  each,
  inPlace,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "netherbane",
  name: "Netherbane",
  cost: 1,
  type: "weapon",
  tags: ["Axe", "Melee"],
  limits: [{ tag: "Melee", count: 1 }],
  stats: { atk: 2, strike: 2 },
  powers: [
    continuous(
      cannot("remove", each(all(inPlace(zone("play")), controlledBy(you))), {
        into: zone("removed"),
      }),
    ),
  ],
});
