import {
  act,
  all,
  alter,
  card,
  clause,
  controlledBy,
  deckbuilding,
  each,
  happens,
  inEvent,
  instead,
  ofType,
  one,
  plus,
  tagged,
  thatMuch,
  when,
  you,
  zone,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "illidan",
  key: "akamas-sash",
  name: "Akama's Sash",
  cost: 4,
  type: "armor",
  tags: ["Cloth", "Waist"],
  limits: [{ tag: "Waist", count: 1 }],
  stats: { def: 0 },
  powers: [
    deckbuilding({ hero: tagged("Loyal") }),
    instead(
      clause(
        each(all(ofType("hero"), controlledBy(you)), { as: "hero" }),
        "deal",
        { damage: {}, with: one(ofType("ability")) },
      ),
      alter({ amount: plus(thatMuch, 1), damage: { unpreventable: true } }),
    ),
    when(
      happens("destroy", one(ofType("ally"), { as: "ally" }), {
        damage: { fatal: true },
        with: one(all(ofType("ability"), controlledBy(you))),
      }),
      act("remove", inEvent("object"), { into: zone("removed") }),
    ),
  ],
});
