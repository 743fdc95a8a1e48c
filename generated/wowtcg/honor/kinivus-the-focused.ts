import {
  anyCard,
  cannot,
  card,
  continuous,
  each,
  modify,
  payment,
  resources,
  self,
  thisTurn,
  toPay,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "kinivus-the-focused",
  number: "3",
  name: "Kinivus the Focused",
  factions: ["Alliance"],
  type: "hero",
  tags: ["Draenei", "Shaman"],
  professions: ["Alchemy", "Engineering"],
  talents: ["Enhancement"],
  stats: { health: 28 },
  powers: [
    payment(
      [resources(3), toPay("flip", self)],
      modify(continuous(cannot(you, "discard", each(anyCard))), thisTurn),
    ),
  ],
});
