import {
  act,
  activate,
  all,
  card,
  each,
  inPlace,
  not,
  payment,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "seths-graphite-fishing-pole",
  number: "183",
  rarity: "R",
  name: "Seth's Graphite Fishing Pole",
  cost: 6,
  supertypes: ["Two-Handed"],
  type: "weapon",
  tags: ["Fishing Pole", "Melee"],
  limits: [{ tag: "Melee", count: 1 }],
  stats: { atk: 0, strike: 6 },
  powers: [
    payment(
      activate,
      act(
        "put",
        each(
          all(
            not(inPlace(zone("deck", { of: you, position: "top", depth: 9 }))),
            inPlace(zone("deck", { of: you, position: "top", depth: 10 })),
          ),
        ),
        { into: zone("hand", { of: you }) },
      ),
    ),
  ],
});
