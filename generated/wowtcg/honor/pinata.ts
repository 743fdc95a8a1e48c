import {
  act,
  all,
  attempt,
  can,
  card,
  continuous,
  countsAs,
  each,
  friendly,
  happens,
  ofType,
  opposing,
  self,
  when,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "pinata",
  number: "166",
  rarity: "R",
  name: "Piñata",
  cost: 2,
  type: "item",
  powers: [
    continuous([
      can(each(all(friendly, ofType("ally"))), "attack", self),
      countsAs(self, all(opposing, ofType("ally")), { for: "attack" }),
    ]),
    when(
      happens(self, "defend"),
      attempt(act("destroy", self), act("draw", { amount: 2 })),
    ),
  ],
});
