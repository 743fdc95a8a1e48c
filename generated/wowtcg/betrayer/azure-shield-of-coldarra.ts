import {
  all,
  allBut,
  card,
  clause,
  controlledBy,
  each,
  instead,
  ofType,
  prevent,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "azure-shield-of-coldarra",
  name: "Azure-Shield of Coldarra",
  cost: 3,
  type: "armor",
  tags: ["Shield", "Off-Hand"],
  limits: [{ tag: "Off-Hand", count: 1 }],
  stats: { def: 0 },
  powers: [
    instead(
      clause("deal", {
        damage: {},
        to: each(all(ofType("hero"), controlledBy(you))),
      }),
      prevent(allBut(3)),
    ),
  ],
});
