import {
  act,
  all,
  card,
  controlledBy,
  each,
  ifSo,
  inState,
  is,
  isFalse,
  ofType,
  oneShot,
  ownerOf,
  self,
  target,
  that,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "a-taste-of-divinity",
  number: "50",
  rarity: "R",
  name: "A Taste of Divinity",
  cost: 1,
  classes: ["Priest"],
  type: "ability",
  tags: ["Holy"],
  powers: [
    oneShot([
      act(each(all(ofType("hero"), controlledBy(you))), "deal", {
        amount: 2,
        damage: { unpreventable: true, types: ["holy"] },
        to: target(ofType("ally"), { as: "ally" }),
      }),
      ifSo(
        isFalse(is(that("ally"), inState("fatalDamage"))),
        act("put", self, { into: zone("hand", { of: ownerOf(self) }) }),
      ),
    ]),
  ],
});
