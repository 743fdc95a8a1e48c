import {
  act,
  all,
  among,
  any,
  card,
  each,
  happens,
  inEvent,
  may,
  not,
  ofType,
  one,
  otherThan,
  self,
  several,
  tagged,
  when,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "gladiator-kileana",
  number: "129",
  rarity: "C",
  name: "Gladiator Kileana",
  cost: 5,
  factions: ["Horde"],
  supertypes: ["Arena"],
  type: "ally",
  tags: ["Blood Elf", "Warlock"],
  stats: { atk: 5, health: 4 },
  damageTypes: ["fire"],
  powers: [
    when(
      happens(
        several(
          self,
          one(all(tagged("Arena"), ofType("ally"), otherThan(self)), {
            as: "ally",
          }),
        ),
        "enter",
        { into: zone("party", { of: you }) },
      ),
      may(
        you,
        act(inEvent("subject"), "deal", {
          amount: 1,
          damage: { types: ["fire"] },
          to: each(
            all(
              not(among(inEvent("subject"))),
              any(ofType("hero"), ofType("ally")),
            ),
          ),
        }),
      ),
    ),
  ],
});
