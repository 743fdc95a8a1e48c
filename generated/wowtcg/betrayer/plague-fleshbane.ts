import {
  all,
  alter,
  card,
  choose,
  clause,
  controlledBy,
  instead,
  modify,
  one,
  payment,
  resources,
  self,
  tagged,
  that,
  thisTurn,
  toPay,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "plague-fleshbane",
  name: "Plague Fleshbane",
  factions: ["Horde"],
  type: "hero",
  tags: ["Undead", "Warlock"],
  professions: ["Mining", "Engineering"],
  talents: ["Demonology"],
  stats: { health: 28 },
  powers: [
    payment(
      [resources(2), toPay("flip", self)],
      modify(
        instead(
          clause("deal", { damage: {}, to: self }),
          [
            choose(
              one(all(tagged("Demon"), controlledBy(you)), { as: "demon" }),
            ),
            alter({ to: that("demon") }),
          ],
          { optional: you },
        ),
        thisTurn,
      ),
    ),
  ],
});
