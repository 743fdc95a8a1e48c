import { act, card, ofType, oneShot, target } from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "knock-out",
  name: "Knock Out",
  cost: 3,
  classes: ["Rogue"],
  type: "ability",
  tags: ["Assassination"],
  powers: [oneShot(act("destroy", target(ofType("quest"))))],
});
