import { expect } from "vitest";
import { rule } from "./example.ts";

rule("710.1b", "how a card enters play is processed together, and nobody chooses an order", `
Late Riser, 1, Ally—Human, 4 [Melee] ATK / 4 Health (Own-20R)
This ally enters play exhausted.
This ally enters play with two slow counters.

Drag, 0, Item (Own-21R)
Allies enter play with a slow counter.

Spotter, 0, Item (Own-22R)
When an exhausted ally enters play, put a late counter on this item.
When an ally exhausts, put a tick counter on this item.`, ({ deal }) => {
  const s = deal({ hand: ["Late Riser"], resources: 1, party: ["Spotter", "Drag"] }).play("Late Riser").resolveAll();
  expect([s.request.kind, s.card("Late Riser").exhausted, s.card("Late Riser").counters]).toEqual(["priority", true, { slow: 3 }]);
  // It entered exhausted; it didn't enter and then exhaust.
  expect(s.card("Spotter").counters).toEqual({ late: 1 });
});
