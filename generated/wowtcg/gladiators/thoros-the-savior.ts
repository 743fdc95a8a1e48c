import {
  act,
  any,
  card,
  ofType,
  payment,
  resources,
  self,
  target,
  toPay,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "thoros-the-savior",
  number: "16",
  name: "Thoros the Savior",
  factions: ["Horde"],
  type: "hero",
  tags: ["Blood Elf", "Paladin"],
  professions: ["Alchemy", "Engineering"],
  talents: ["Holy"],
  stats: { health: 29 },
  powers: [
    payment(
      [resources(4), toPay("flip", self)],
      [
        act(self, "heal", {
          amount: 2,
          damage: {},
          from: target(any(ofType("hero"), ofType("ally"))),
        }),
        act("draw", { amount: 1 }),
      ],
    ),
  ],
});
