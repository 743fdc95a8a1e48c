import {
  act,
  all,
  any,
  card,
  controlledBy,
  isToken,
  ofType,
  one,
  payment,
  resources,
  self,
  statOf,
  target,
  that,
  toPay,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "grismare",
  number: "133",
  rarity: "U",
  name: "Grismare",
  cost: 8,
  factions: ["Horde"],
  type: "ally",
  tags: ["Tauren", "Druid"],
  stats: { atk: 6, health: 6 },
  damageTypes: ["nature"],
  powers: [
    payment(
      [
        resources(1),
        toPay(
          "destroy",
          one(all(isToken, ofType("ally"), controlledBy(you)), { as: "token" }),
        ),
      ],
      act(self, "deal", {
        amount: statOf("atk", that("token")),
        damage: { types: ["nature"] },
        to: target(any(ofType("hero"), ofType("ally"))),
      }),
    ),
  ],
});
