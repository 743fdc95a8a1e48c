import { expect } from "vitest";
import { rule } from "./example.ts";

rule("802.2", "each player orders the packets to his characters where that tells which of them something is left for", `
Bulwark, 0, Instant Ability (Own-20R)
Prevent the next 3 damage that would be dealt to heroes and allies you control this turn.

Blast, 0, Instant Ability (Own-21R)
Your hero deals 2 fire damage to each opposing hero and ally.

Bubble, 0, Ability (Own-22R)
Ongoing: This ability enters play with a bubble counter.
If a hero or ally you control would be dealt damage, remove a bubble counter from this ability. If you do, prevent that damage.`, ({ deal }) => {
  const set = (card: string) => deal({ hand: ["Blast"] }, { hand: [card], party: ["Lean Hound", "Tall Guard"] });
  const damage = (s: ReturnType<typeof set>) => ["Lady Merrow", "Lean Hound", "Tall Guard"].map((card) => s.card(card).damage);
  const s = set("Bulwark").play("Blast").pass().play("Bulwark").resolve();
  s.resolve();
  expect([s.deciding, s.offered()]).toEqual(["opponent", ["Lady Merrow", "Lean Hound", "Tall Guard"]]);
  s.choose("Tall Guard").choose("Lean Hound");
  expect(damage(s)).toEqual([2, 1, 0]);
  const t = deal({ hand: ["Blast"] }, { party: [{ card: "Bubble", counters: { bubble: 1 } }, "Lean Hound", "Tall Guard"] });
  t.play("Blast").resolve().choose("Lean Hound").choose("Lady Merrow");
  expect(damage(t)).toEqual([2, 0, 2]);
  // Nobody is asked where it makes no difference.
  const plain = set("Giant").play("Blast").resolve();
  expect([plain.request.kind, damage(plain)]).toEqual(["priority", [2, 2, 2]]);
});
