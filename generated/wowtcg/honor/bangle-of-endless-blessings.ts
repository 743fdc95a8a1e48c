import {
  act,
  all,
  cannot,
  card,
  continuous,
  each,
  happens,
  inState,
  ofType,
  ownerOf,
  player,
  self,
  that,
  when,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "bangle-of-endless-blessings",
  number: "165",
  rarity: "R",
  name: "Bangle of Endless Blessings",
  cost: 12,
  type: "item",
  tags: ["Trinket"],
  limits: [{ tag: "Trinket", count: 2 }],
  powers: [
    when(
      happens(self, "enter", { into: zone("play") }),
      act(
        "put",
        each(all(inState("face-down"), ofType("resource")), { as: "resource" }),
        { into: zone("hand", { of: ownerOf(that("resource")) }) },
      ),
    ),
    continuous(
      cannot(each(player()), "place", each(ofType("resource")), {
        entry: { faceDown: true },
      }),
    ),
  ],
});
