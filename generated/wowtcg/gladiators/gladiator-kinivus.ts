import {
  act,
  all,
  card,
  happens,
  inEvent,
  may,
  ofType,
  one,
  opposing,
  tagged,
  when,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "gladiator-kinivus",
  number: "102",
  rarity: "C",
  name: "Gladiator Kinivus",
  cost: 1,
  factions: ["Alliance"],
  supertypes: ["Arena"],
  type: "ally",
  tags: ["Draenei", "Shaman"],
  stats: { atk: 1, health: 2 },
  damageTypes: ["nature"],
  powers: [
    when(
      happens(
        you,
        "discard",
        one(all(tagged("Arena"), ofType("ally")), { as: "ally" }),
        { cause: one(opposing) },
      ),
      may(
        you,
        act("put", inEvent("object"), {
          outOf: zone("graveyard", { of: you }),
          into: zone("hand", { of: you }),
        }),
      ),
    ),
  ],
});
