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
  key: "frostwolf-insignia",
  number: "168",
  rarity: "U",
  name: "Frostwolf Insignia",
  cost: 2,
  factions: ["Horde"],
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
      act(each(all(ofType("hero"), controlledBy(you))), "heal", {
        amount: 10,
        damage: {},
        from: target(any(ofType("hero"), ofType("ally"))),
      }),
    ),
  ],
});
