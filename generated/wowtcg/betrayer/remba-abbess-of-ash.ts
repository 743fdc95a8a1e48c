import {
  act,
  all,
  card,
  ofType,
  payment,
  resources,
  self,
  target,
  toPay,
  turnOf,
  withAttachment,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "remba-abbess-of-ash",
  name: "Remba, Abbess of Ash",
  factions: ["Alliance"],
  type: "hero",
  tags: ["Dwarf", "Priest", "Traitor"],
  professions: ["Alchemy", "Tailoring"],
  talents: ["Traitor"],
  stats: { health: 26 },
  powers: [
    payment(
      [resources(4), toPay("flip", self)],
      act("gain", target(all(ofType("ally"), withAttachment()))),
      { timing: turnOf(you) },
    ),
  ],
});
