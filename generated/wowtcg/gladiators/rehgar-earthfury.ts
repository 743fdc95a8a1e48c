import {
  act,
  all,
  card,
  continuous,
  controlledBy,
  each,
  happens,
  hasMore,
  ofType,
  self,
  target,
  when,
  withIcon,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "rehgar-earthfury",
  number: "149",
  rarity: "E",
  name: "Rehgar Earthfury",
  unique: true,
  cost: 6,
  factions: ["Alliance", "Horde"],
  supertypes: ["Arena"],
  type: "ally",
  tags: ["Orc", "Shaman"],
  stats: { atk: 5, health: 5 },
  damageTypes: ["frost"],
  powers: [
    continuous(
      hasMore(
        each(all(withIcon("Alliance"), ofType("ally"), controlledBy(you))),
        "health",
        1,
      ),
    ),
    continuous(
      hasMore(
        each(all(withIcon("Horde"), ofType("ally"), controlledBy(you))),
        "atk",
        1,
      ),
    ),
    when(happens(self, "attack"), act("gain", target(ofType("ally")))),
  ],
});
