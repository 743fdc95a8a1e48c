import {
  act,
  always,
  anyCard,
  card,
  clause,
  controllerOf,
  happens,
  inEvent,
  instead,
  modify,
  ofType,
  one,
  self,
  when,
} from "cardwright/powers";

export default card({
  game: "wowtcg",
  set: "betrayer",
  key: "voidfire-wand",
  name: "Voidfire Wand",
  cost: 4,
  type: "weapon",
  tags: ["Wand"],
  limits: [{ tag: "Wand", count: 1 }],
  stats: { atk: 1, strike: 1 },
  damageTypes: ["frost"],
  powers: [
    when(
      happens("deal", {
        damage: { combat: true },
        to: one(ofType("hero"), { as: "hero" }),
        with: self,
      }),
      modify(
        instead(
          clause(
            controllerOf(inEvent("to")),
            "draw",
            one(anyCard, { as: "card" }),
          ),
          act(controllerOf(inEvent("to")), "skip", { doing: "draw" }),
        ),
        always,
        { next: true },
      ),
    ),
  ],
});
