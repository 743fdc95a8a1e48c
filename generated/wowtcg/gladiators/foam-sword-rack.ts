import {
  act,
  card,
  continuous,
  each,
  hasPowers,
  ofType,
  payment,
  resources,
  self,
  target,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "foam-sword-rack",
  number: "92",
  rarity: "R",
  name: "Foam Sword Rack",
  cost: 4,
  type: "ability",
  powers: [
    continuous(
      hasPowers(
        each(ofType("hero")),
        payment(
          resources(1),
          act(self, "deal", {
            amount: 0.5,
            damage: { types: ["melee"] },
            to: target(ofType("hero")),
          }),
        ),
      ),
      { labels: ["ongoing"] },
    ),
  ],
});
