import {
  act,
  amounts,
  any,
  card,
  choose,
  ofType,
  payment,
  resources,
  self,
  targets,
  that,
  toPay,
  upTo,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "tribemother-torra",
  number: "17",
  name: "Tribemother Torra",
  factions: ["Horde"],
  type: "hero",
  tags: ["Tauren", "Shaman"],
  professions: ["Engineering", "Jewelcrafting"],
  talents: ["Restoration"],
  stats: { health: 29 },
  powers: [
    payment(
      [resources(3), toPay("flip", self)],
      [
        choose(
          targets(upTo(3), any(ofType("hero"), ofType("ally")), { as: "ally" }),
        ),
        act(self, "heal", {
          amount: amounts(3, 2, 1),
          damage: {},
          from: that("ally"),
        }),
      ],
    ),
  ],
});
