import {
  act,
  card,
  count,
  inPlace,
  minus,
  payment,
  resources,
  self,
  statOf,
  toPay,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "gladiators",
  key: "mana-ruby",
  number: "36",
  rarity: "R",
  name: "Mana Ruby",
  cost: 5,
  classes: ["Mage"],
  type: "ability",
  tags: ["Arcane"],
  powers: [
    payment(
      [resources(2), toPay("destroy", self)],
      act("draw", {
        amount: minus(
          statOf("handSize", you),
          count(inPlace(zone("hand", { of: you }))),
        ),
      }),
      { labels: ["ongoing"] },
    ),
  ],
});
