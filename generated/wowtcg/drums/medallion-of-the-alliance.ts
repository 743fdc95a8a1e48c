import {
  act,
  all,
  card,
  clause,
  controlledBy,
  each,
  happened,
  ifSo,
  link,
  ofType,
  one,
  payment,
  player,
  resources,
  self,
  target,
  targeting,
  that,
  toPay,
  withIcon,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "drums",
  key: "medallion-of-the-alliance",
  name: "Medallion of the Alliance",
  cost: 2,
  factions: ["Alliance"],
  type: "item",
  tags: ["Trinket"],
  limits: [{ tag: "Trinket", count: 2 }],
  stats: { def: 1 },
  powers: [
    payment(
      [
        resources(1),
        toPay("put", self, {
          into: zone("deck", { of: you, position: "bottom" }),
        }),
      ],
      ifSo(
        happened(
          clause(
            one(all(withIcon("Horde"), player())),
            "play",
            that("ability"),
          ),
          "thisGame",
        ),
        act(
          "interrupt",
          target(
            all(
              link("card"),
              ofType("ability"),
              targeting(each(all(ofType("hero"), controlledBy(you)))),
            ),
            { as: "ability" },
          ),
        ),
      ),
    ),
  ],
});
