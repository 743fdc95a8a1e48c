import {
  all,
  any,
  at,
  cannot,
  card,
  choose,
  continuous,
  controlledBy,
  each,
  hasKeyword,
  modify,
  ofType,
  one,
  otherThan,
  payment,
  resources,
  self,
  startOf,
  that,
  thisTurn,
  toPay,
  use,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "nazguk-sharptongue",
  number: "138",
  rarity: "R",
  name: "Nazguk Sharptongue",
  cost: 5,
  factions: ["Horde"],
  type: "ally",
  tags: ["Orc", "Shaman"],
  stats: { atk: 7, health: 5 },
  damageTypes: ["frost"],
  powers: [
    when(at(startOf("turn", { whose: you })), [
      choose(
        one(all(any(ofType("hero"), ofType("ally")), controlledBy(you)), {
          as: "ally",
        }),
      ),
      modify(
        continuous(
          cannot(
            each(all(ofType("character"), otherThan(that("ally")))),
            "attack",
          ),
        ),
        thisTurn,
      ),
    ]),
    payment(
      [
        resources(2),
        toPay(
          "destroy",
          one(all(ofType("ally"), otherThan(self), controlledBy(you))),
        ),
      ],
      modify(continuous(hasKeyword(self, use("ferocity"))), thisTurn),
    ),
  ],
});
