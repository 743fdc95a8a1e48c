import {
  act,
  all,
  card,
  controlledBy,
  each,
  happens,
  ofType,
  self,
  target,
  that,
  together,
  when,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "wand-of-prismatic-focus",
  number: "181",
  rarity: "U",
  name: "Wand of Prismatic Focus",
  cost: 4,
  type: "weapon",
  tags: ["Wand"],
  limits: [{ tag: "Wand", count: 1 }],
  stats: { atk: 1, strike: 1 },
  damageTypes: ["shadow"],
  powers: [
    when(
      happens(self, "enter", { into: zone("play") }),
      together(
        act(each(all(ofType("hero"), controlledBy(you))), "deal", {
          amount: 1,
          damage: { types: ["arcane"] },
          to: target(ofType("ally"), { as: "recipient" }),
        }),
        act(each(all(ofType("hero"), controlledBy(you))), "deal", {
          amount: 1,
          damage: { types: ["fire"] },
          to: that("recipient"),
        }),
        act(each(all(ofType("hero"), controlledBy(you))), "deal", {
          amount: 1,
          damage: { types: ["frost"] },
          to: that("recipient"),
        }),
        act(each(all(ofType("hero"), controlledBy(you))), "deal", {
          amount: 1,
          damage: { types: ["nature"] },
          to: that("recipient"),
        }),
        act(each(all(ofType("hero"), controlledBy(you))), "deal", {
          amount: 1,
          damage: { types: ["shadow"] },
          to: that("recipient"),
        }),
      ),
    ),
  ],
});
