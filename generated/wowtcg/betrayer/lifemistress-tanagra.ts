import {
  all,
  card,
  continuous,
  controlledBy,
  count,
  each,
  hasMore,
  ofType,
  otherThan,
  self,
  withIcon,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "lifemistress-tanagra",
  name: "Lifemistress Tanagra",
  cost: 6,
  factions: ["Horde"],
  type: "ally",
  tags: ["Orc", "Shaman"],
  stats: { atk: 5, health: 5 },
  damageTypes: ["nature"],
  powers: [
    continuous(
      hasMore(
        each(all(withIcon("Nature"), ofType("ally"), controlledBy(you))),
        "atk",
        count(
          all(
            withIcon("Nature"),
            ofType("ally"),
            otherThan(self),
            controlledBy(you),
          ),
        ),
      ),
    ),
  ],
});
