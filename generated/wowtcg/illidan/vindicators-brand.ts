import {
  act,
  any,
  card,
  deckbuilding,
  happens,
  may,
  ofType,
  self,
  target,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "vindicators-brand",
  name: "Vindicator's Brand",
  cost: 3,
  type: "weapon",
  tags: ["Sword", "Melee"],
  limits: [{ tag: "Melee", count: 1 }],
  stats: { atk: 3, strike: 1 },
  powers: [
    deckbuilding({ reputation: "Aldor" }),
    when(
      happens("destroy", self),
      may(
        you,
        act("destroy", target(any(ofType("ability"), ofType("equipment")))),
      ),
    ),
  ],
});
