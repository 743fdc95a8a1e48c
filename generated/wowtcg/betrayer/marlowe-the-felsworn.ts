import {
  all,
  any,
  card,
  continuous,
  friendly,
  hasLess,
  modify,
  ofType,
  one,
  payment,
  resources,
  self,
  statOf,
  target,
  that,
  thisTurn,
  toPay,
  turnOf,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "marlowe-the-felsworn",
  name: "Marlowe the Felsworn",
  factions: ["Alliance"],
  type: "hero",
  tags: ["Human", "Warlock", "Traitor"],
  professions: ["Alchemy", "Enchanting"],
  talents: ["Traitor"],
  stats: { health: 28 },
  powers: [
    payment(
      [
        resources(2),
        toPay("flip", self),
        toPay("destroy", one(all(friendly, ofType("ally")), { as: "ally" })),
      ],
      modify(
        continuous(
          hasLess(
            target(any(ofType("hero"), ofType("ally"))),
            "health",
            statOf("health", that("ally")),
          ),
        ),
        thisTurn,
      ),
      { timing: turnOf(you) },
    ),
  ],
});
