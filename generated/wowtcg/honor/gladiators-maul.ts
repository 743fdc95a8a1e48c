import {
  can,
  card,
  continuous,
  each,
  inPlace,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "gladiators-maul",
  number: "173",
  rarity: "R",
  name: "Gladiator's Maul",
  cost: 2,
  classes: ["Druid"],
  supertypes: ["Arena", "Two-Handed"],
  type: "weapon",
  tags: ["Mace", "Melee"],
  limits: [{ tag: "Melee", count: 1 }],
  stats: { atk: 1, strike: 2 },
  powers: [
    continuous(
      can(
        you,
        "place",
        each(inPlace(zone("deck", { of: you, position: "top" }))),
        { entry: { faceDown: true } },
      ),
    ),
  ],
});
