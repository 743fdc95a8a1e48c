import {
  act,
  card,
  controlledBy,
  eitherCost,
  later,
  one,
  payment,
  resources,
  self,
  startOf,
  toPay,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "honor",
  key: "adam-eternum",
  number: "92",
  rarity: "R",
  name: "Adam Eternum",
  unique: true,
  cost: 3,
  factions: ["Alliance"],
  type: "ally",
  tags: ["Human", "Warrior"],
  stats: { atk: 5, health: 3 },
  damageTypes: ["melee"],
  powers: [
    payment(
      eitherCost([
        resources(2),
        toPay("remove", {
          amount: 1,
          counter: "honor",
          from: one(controlledBy(you)),
        }),
      ]),
      [
        act("remove", self, { into: zone("removed") }),
        later(
          startOf("turn", { next: true }),
          act("put", self, { into: zone("play") }),
        ),
      ],
    ),
  ],
});
