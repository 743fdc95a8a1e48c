import {
  all,
  can,
  card,
  continuous,
  controlledBy,
  each,
  exists,
  hasKeyword,
  inCombat,
  ofType,
  self,
  use,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "vengeful-gladiators-cleaver",
  number: "180",
  rarity: "R",
  name: "Vengeful Gladiator's Cleaver",
  cost: 4,
  supertypes: ["Arena"],
  type: "weapon",
  tags: ["Axe", "Melee"],
  limits: [{ tag: "Melee", count: 1 }],
  stats: { atk: 4, strike: 2 },
  powers: [
    continuous(
      hasKeyword(
        each(all(ofType("hero"), controlledBy(you))),
        use("dual wield"),
      ),
    ),
    continuous(can(you, "strike", { with: self }), {
      while: exists(all(ofType("ally"), controlledBy(you), inCombat())),
    }),
  ],
});
