import {
  act,
  activate,
  all,
  card,
  controlledBy,
  inPlace,
  ofType,
  one,
  payment,
  statOf,
  that,
  toPay,
  turnOf,
  withStat,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "mogors-anointing-club",
  number: "181",
  rarity: "R",
  name: "Mogor's Anointing Club",
  cost: 4,
  supertypes: ["Arena"],
  type: "weapon",
  tags: ["Mace", "Melee"],
  limits: [{ tag: "Melee", count: 1 }],
  stats: { atk: 1, strike: 3 },
  powers: [
    payment(
      [
        activate,
        toPay(
          "destroy",
          one(all(ofType("ally"), controlledBy(you)), { as: "ally" }),
        ),
      ],
      act(
        "put",
        one(
          all(
            ofType("ally"),
            withStat("cost", "less", statOf("cost", that("ally"))),
            inPlace(zone("graveyard", { of: you })),
          ),
        ),
        { into: zone("play") },
      ),
      { timing: turnOf(you) },
    ),
  ],
});
