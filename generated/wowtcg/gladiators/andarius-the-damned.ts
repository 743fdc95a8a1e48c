import {
  act,
  all,
  card,
  controlledBy,
  inState,
  ofType,
  one,
  ownerOf,
  payment,
  resources,
  self,
  that,
  toPay,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "andarius-the-damned",
  number: "10",
  name: "Andarius the Damned",
  factions: ["Horde"],
  type: "hero",
  tags: ["Undead", "Warlock"],
  professions: ["Alchemy", "Jewelcrafting"],
  talents: ["Affliction"],
  stats: { health: 28 },
  powers: [
    payment(
      [resources(2), toPay("flip", self)],
      act(
        "put",
        one(all(inState("attached"), ofType("ability"), controlledBy(you)), {
          as: "ability",
        }),
        { into: zone("hand", { of: ownerOf(that("ability")) }) },
      ),
    ),
  ],
});
