import {
  anyCard,
  cannot,
  card,
  continuous,
  each,
  modify,
  oneShot,
  player,
  target,
  thisTurn,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "legion",
  key: "blind",
  name: "Blind",
  cost: 3,
  classes: ["Rogue"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Subtlety"],
  powers: [
    oneShot(
      modify(
        continuous(cannot(target(player()), "play", each(anyCard))),
        thisTurn,
      ),
    ),
  ],
});
