import {
  act,
  all,
  anyCard,
  attempt,
  card,
  controlledBy,
  forEach,
  happens,
  may,
  ofType,
  one,
  player,
  tagged,
  target,
  that,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "gladiator-emek",
  number: "127",
  rarity: "C",
  name: "Gladiator Emek",
  cost: 3,
  factions: ["Horde"],
  supertypes: ["Arena"],
  type: "ally",
  tags: ["Undead", "Priest"],
  stats: { atk: 3, health: 3 },
  damageTypes: ["shadow"],
  powers: [
    when(
      happens(
        "destroy",
        one(all(tagged("Arena"), ofType("ally"), controlledBy(you))),
      ),
      attempt(
        may(you, act("discard", one(anyCard))),
        forEach(
          target(player()),
          "player",
          act(that("player"), "discard", one(anyCard)),
        ),
      ),
    ),
  ],
});
