import {
  act,
  any,
  anyNumber,
  card,
  deckbuilding,
  inPlace,
  is,
  payment,
  resources,
  select,
  self,
  tagged,
  thatMuch,
  toPay,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "pathaleon-the-calculator",
  name: "Pathaleon the Calculator",
  unique: true,
  cost: 6,
  type: "ally",
  tags: ["Blood Elf", "Mage", "Traitor"],
  stats: { atk: 6, health: 5 },
  damageTypes: ["arcane"],
  powers: [
    deckbuilding({ hero: tagged("Traitor") }),
    payment(
      [resources(2), toPay("remove", self, { into: zone("removed") })],
      [
        act("put", select(anyNumber, inPlace(zone("hand", { of: you }))), {
          into: zone("deck", { of: you, position: "bottom" }),
        }),
        act("draw", { amount: thatMuch }),
      ],
      {
        timing: is(
          self,
          any(
            inPlace(zone("hand", { of: you })),
            inPlace(zone("party", { of: you })),
          ),
        ),
      },
    ),
  ],
});
