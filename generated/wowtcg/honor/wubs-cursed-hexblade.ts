import {
  act,
  all,
  card,
  clause,
  happened,
  ifSo,
  inPlace,
  ofType,
  one,
  payment,
  player,
  resources,
  sameAs,
  self,
  target,
  that,
  toPay,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "wubs-cursed-hexblade",
  number: "182",
  rarity: "R",
  name: "Wub's Cursed Hexblade",
  cost: 2,
  type: "weapon",
  tags: ["Dagger", "Melee"],
  limits: [{ tag: "Melee", count: 1 }],
  stats: { atk: 1, strike: 2 },
  powers: [
    payment(
      [resources(2), toPay("destroy", self)],
      [
        act("destroy", target(ofType("ally"), { as: "ally" })),
        ifSo(
          happened(
            clause(one(player({ side: "opponent" })), "go", {
              manner: ["first"],
            }),
            "thisGame",
          ),
          act(
            "put",
            one(all(sameAs("name", that("ally")), inPlace(zone("graveyard")))),
            { into: zone("party", { of: you }) },
          ),
        ),
      ],
    ),
  ],
});
