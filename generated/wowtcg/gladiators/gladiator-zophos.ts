import {
  act,
  all,
  card,
  controlledBy,
  happens,
  inEvent,
  ofType,
  one,
  tagged,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "gladiator-zophos",
  number: "108",
  rarity: "C",
  name: "Gladiator Zophos",
  cost: 8,
  factions: ["Alliance"],
  supertypes: ["Arena"],
  type: "ally",
  tags: ["Draenei", "Paladin"],
  stats: { atk: 8, health: 6 },
  damageTypes: ["holy"],
  powers: [
    when(
      happens("deal", {
        damage: {},
        to: one(all(tagged("Arena"), ofType("ally"), controlledBy(you)), {
          as: "ally",
        }),
      }),
      act(inEvent("to"), "deal", {
        amount: 3,
        damage: { unpreventable: true, types: ["holy"] },
        to: inEvent("subject"),
      }),
    ),
  ],
});
