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
  modify,
  ofType,
  one,
  otherThan,
  startOf,
  that,
  thisTurn,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "morkad-sharptooth",
  number: "136",
  rarity: "C",
  name: "Morkad Sharptooth",
  cost: 3,
  factions: ["Horde"],
  type: "ally",
  tags: ["Orc", "Warlock"],
  stats: { atk: 5, health: 3 },
  damageTypes: ["fire"],
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
  ],
});
