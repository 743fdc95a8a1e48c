import {
  act,
  all,
  any,
  anyCard,
  card,
  compare,
  controlledBy,
  countersOn,
  each,
  happens,
  ifSo,
  ofType,
  one,
  self,
  target,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "stormpike-insignia",
  number: "167",
  rarity: "U",
  name: "Stormpike Insignia",
  cost: 2,
  factions: ["Alliance"],
  type: "item",
  tags: ["Battleground", "Trinket"],
  limits: [{ tag: "Trinket", count: 2 }],
  powers: [
    when(happens(you, "play", one(anyCard)), [
      act("add", { amount: 1, counter: "honor" }),
      ifSo(
        compare(countersOn(self, { counter: "honor" }), "atLeast", 6),
        act("destroy", self),
      ),
    ]),
    when(
      happens("destroy", self, { manner: ["thisWay"] }),
      act(each(all(ofType("hero"), controlledBy(you))), "deal", {
        amount: 5,
        damage: { types: ["frost"] },
        to: target(any(ofType("hero"), ofType("ally"))),
      }),
    ),
  ],
});
