import {
  cannot,
  card,
  continuous,
  each,
  modify,
  ofType,
  oneShot,
  player,
  target,
  thisTurn,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "pin",
  number: "88",
  rarity: "C",
  name: "Pin",
  cost: 1,
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Marksmanship", "Subtlety", "Combo"],
  powers: [
    oneShot(
      modify(
        continuous(cannot(target(player()), "play", each(ofType("ally")))),
        thisTurn,
      ),
    ),
  ],
});
