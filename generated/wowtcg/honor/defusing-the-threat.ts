import {
  act,
  card,
  clause,
  happened,
  ofType,
  one,
  oneShot,
  payment,
  player,
  resources,
  self,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "defusing-the-threat",
  number: "192",
  rarity: "C",
  name: "Defusing the Threat",
  type: "quest",
  powers: [
    payment(resources(1), act("complete", self), {
      timing: happened(
        clause(
          one(player({ side: "opponent" })),
          "complete",
          one(ofType("quest")),
        ),
        "thisTurn",
      ),
    }),
    oneShot(act("draw", { amount: 1 }), { labels: ["reward"] }),
  ],
});
