import {
  act,
  all,
  any,
  card,
  each,
  isToken,
  ofType,
  oneShot,
  otherThan,
  ownerOf,
  self,
  that,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "utopia",
  number: "25",
  rarity: "R",
  name: "Utopia",
  cost: 7,
  classes: ["Druid"],
  type: "ability",
  tags: ["Balance"],
  powers: [
    oneShot([
      act("destroy", each(isToken)),
      act(
        "put",
        each(
          all(
            any(ofType("ability"), ofType("ally"), ofType("equipment")),
            otherThan(self),
          ),
          { as: "equipment" },
        ),
        {
          into: zone("resource row", { of: ownerOf(that("equipment")) }),
          entry: { faceDown: true },
        },
      ),
      act("exhaust", that("equipment")),
    ]),
  ],
});
