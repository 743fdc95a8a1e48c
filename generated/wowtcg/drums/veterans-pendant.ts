import {
  card,
  clause,
  continuous,
  happened,
  ofNextGame,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "veterans-pendant",
  name: "Veteran's Pendant",
  cost: 1,
  type: "item",
  tags: ["Neck"],
  limits: [{ tag: "Neck", count: 1 }],
  powers: [
    continuous(ofNextGame(you, "decideFirst"), {
      while: happened(clause(you, "win"), "thisGame"),
    }),
  ],
});
