import {
  act,
  all,
  attempt,
  card,
  controlledBy,
  each,
  happens,
  inEvent,
  may,
  ofType,
  pay,
  resources,
  tagged,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "gladiator-sepirion",
  number: "130",
  rarity: "C",
  name: "Gladiator Sepirion",
  cost: 7,
  factions: ["Horde"],
  supertypes: ["Arena"],
  type: "ally",
  tags: ["Troll", "Shaman"],
  stats: { atk: 3, health: 7 },
  damageTypes: ["nature"],
  powers: [
    when(
      happens(
        each(all(tagged("Arena"), ofType("ally"), controlledBy(you)), {
          as: "ally",
        }),
        "attack",
        { first: "eachTurn" },
      ),
      attempt(
        may(you, pay(you, resources(1))),
        act("ready", inEvent("subject")),
      ),
    ),
  ],
});
