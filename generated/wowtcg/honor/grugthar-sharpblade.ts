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
  key: "grugthar-sharpblade",
  number: "130",
  rarity: "C",
  name: "Grugthar Sharpblade",
  cost: 1,
  factions: ["Horde"],
  type: "ally",
  tags: ["Orc", "Rogue"],
  stats: { atk: 3, health: 1 },
  damageTypes: ["melee"],
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
