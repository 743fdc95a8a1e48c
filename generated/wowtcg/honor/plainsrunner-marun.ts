import {
  all,
  card,
  clause,
  continuous,
  controlledBy,
  costsLess,
  each,
  happens,
  keyword,
  modify,
  ofType,
  self,
  thisTurn,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "plainsrunner-marun",
  number: "139",
  rarity: "C",
  name: "Plainsrunner Marun",
  cost: 1,
  factions: ["Horde"],
  type: "ally",
  tags: ["Tauren", "Druid"],
  stats: { atk: 1, health: 1 },
  damageTypes: ["melee"],
  powers: [
    keyword("ferocity"),
    when(
      happens(self, "attack"),
      modify(
        continuous(
          costsLess(
            clause(
              you,
              "complete",
              each(all(ofType("quest"), controlledBy(you))),
            ),
            1,
          ),
        ),
        thisTurn,
        { next: true },
      ),
    ),
  ],
});
