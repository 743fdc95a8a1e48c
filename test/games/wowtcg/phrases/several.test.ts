import { expect, test } from "vitest";
import { played, until } from "./played.ts";

const jab = `Jab, 1, Warrior, Instant Ability—Arms (Own-3)
Your hero deals 3 melee damage to target hero or ally.
`;

test("“each of them” is protected by itself, once (FOH-056)", () => {
  const s = played(jab, { hand: ["United Front"], resources: 1, party: ["Tim"] }, { hand: ["Jab", "Jab", "Jab"], resources: 3 });
  s.play("United Front").resolve();
  until(s, "opponent");
  s.play("Jab", "Ursa Grey").resolve();
  until(s, "opponent");
  s.play("Jab", "Tim").resolve();
  until(s, "opponent");
  expect([s.card("Ursa").damage, s.card("Tim").zone]).toEqual([0, "play"]);
  s.play("Jab", "Ursa Grey").resolve();
  expect(s.card("Ursa").damage).toBe(3);
});

test("what a card's text has targeted, its ongoing text still speaks of (HFI-048)", () => {
  const s = played("", { hand: ["Rotten to the Spore"], resources: 5 }, { party: ["Tim", "Luumon", { card: "Voss Treebender", exhausted: true }] });
  s.play("Rotten to the Spore");
  if (s.request.kind !== "priority") s.choose("Tim", "Voss Treebender");
  s.resolve();
  expect([s.card("Tim").exhausted, s.card("Voss").exhausted, s.card("Luumon").exhausted]).toEqual([true, true, false]);
  s.to("action", "opponent");
  expect([s.card("Tim").exhausted, s.card("Voss").exhausted]).toEqual([true, true]);
});
