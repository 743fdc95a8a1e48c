import {
  all,
  any,
  anyNumber,
  card,
  choose,
  continuous,
  controls,
  endOf,
  modify,
  ofType,
  oneShot,
  opposing,
  targets,
  that,
  until,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "burgle",
  number: "54",
  rarity: "R",
  name: "Burgle",
  cost: 7,
  classes: ["Rogue"],
  supertypes: ["Instant"],
  type: "ability",
  tags: ["Subtlety", "Combo"],
  powers: [
    oneShot([
      choose(
        targets(
          anyNumber,
          all(
            opposing,
            any(ofType("ability"), ofType("ally"), ofType("equipment")),
          ),
          { as: "equipment" },
        ),
      ),
      modify(
        continuous(controls(you, that("equipment"))),
        until(endOf("turn", { whose: you })),
      ),
    ]),
  ],
});
