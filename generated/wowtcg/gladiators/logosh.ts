import {
  all,
  any,
  card,
  continuous,
  controlledBy,
  count,
  each,
  hasLess,
  inCombat,
  keyword,
  ofType,
  opposing,
  self,
  tagged,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "logosh",
  number: "148",
  rarity: "E",
  name: "Lo'Gosh",
  unique: true,
  cost: 5,
  factions: ["Alliance", "Horde"],
  supertypes: ["Arena"],
  type: "ally",
  tags: ["Human", "Warrior"],
  stats: { atk: 4, health: 4 },
  damageTypes: ["melee"],
  powers: [
    keyword("protector"),
    continuous([
      hasLess(
        each(
          all(
            opposing,
            any(ofType("hero"), ofType("ally")),
            inCombat({ with: self }),
          ),
        ),
        "atk",
        count(all(tagged("Arena"), ofType("ally"), controlledBy(you))),
      ),
      hasLess(
        each(
          all(
            opposing,
            any(ofType("hero"), ofType("ally")),
            inCombat({ with: self }),
          ),
        ),
        "health",
        count(all(tagged("Arena"), ofType("ally"), controlledBy(you))),
      ),
    ]),
  ],
});
