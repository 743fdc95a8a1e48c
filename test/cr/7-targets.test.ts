import { expect } from "vitest";
import { rule } from "./example.ts";

rule("706.3", "“if you targeted a hero” asks of this link, whatever was targeted before", `
Bash, 0, Instant Ability (Own-20C)
Your hero deals 1 melee damage to target hero or ally. If you targeted a hero, draw a card.`, ({ deal }) => {
  const set = () => deal({ hand: ["Bash", "Cold Snap"], resources: 1 }, { party: ["Tall Guard"] });
  expect(set().play("Bash", "Lady Merrow").resolve().cards("me", "hand")).toHaveLength(2);
  const s = set().play("Cold Snap", "Lady Merrow").resolve();
  expect(s.play("Bash", "Tall Guard").resolve().cards("me", "hand")).toEqual([]);
});
