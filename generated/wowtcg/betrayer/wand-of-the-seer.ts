import {
  all,
  anyNumber,
  card,
  clause,
  controlledBy,
  divide,
  each,
  happens,
  inEvent,
  ofType,
  one,
  targets,
  thatMuch,
  when,
  you,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "wand-of-the-seer",
  name: "Wand of the Seer",
  cost: 4,
  type: "weapon",
  tags: ["Wand"],
  limits: [{ tag: "Wand", count: 1 }],
  stats: { atk: 1, strike: 1 },
  damageTypes: ["nature"],
  powers: [
    when(
      happens(
        each(all(ofType("hero"), controlledBy(you)), { as: "hero" }),
        "deal",
        { damage: {}, to: one(ofType("hero")), with: one(ofType("ability")) },
      ),
      divide(
        you,
        clause(inEvent("subject"), "deal", {
          amount: thatMuch,
          damage: { types: ["nature"] },
        }),
        targets(anyNumber, ofType("ally")),
      ),
    ),
  ],
});
