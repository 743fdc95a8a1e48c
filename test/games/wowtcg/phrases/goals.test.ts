import { expect, test } from "vitest";
import { played } from "./played.ts";

const cards = `Slow Burn, 2, Warlock, Ability—Affliction (Own-3)
Attach to target hero or ally.
Ongoing: At the start of your turn, your hero deals 1 shadow damage to attached character.

Quick Burn, 2, Warlock, Ability—Affliction (Own-4)
Your hero deals 1 shadow damage to target hero or ally.
`;

test("“into its owner's hand” goes with the verb, and “its” is what is put there (BOG-016)", () => {
  const s = played(cards, { hero: "Andarius the Damned", resources: 2, party: [{ card: "Slow Burn", attachedTo: "Luumon" }, "Omen of Clarity"] }, { party: ["Luumon"] });
  s.use("Andarius").resolve();
  if (s.request.kind !== "priority") s.choose("Slow Burn");
  expect([s.card("Slow Burn").zone, s.card("Omen of Clarity").zone, s.card("Andarius").zone]).toEqual(["hand", "play", "play"]);
});

test("the ability is attached to whom it deals damage to (MOL-014)", () => {
  const s = played(cards, { party: ["Anders Blankheart", { card: "Slow Burn", attachedTo: "Thorn Dun" }], hand: ["Quick Burn"], resources: 2 }, {});
  s.play("Quick Burn", "Thorn Dun").resolve();
  expect(s.card("Thorn").damage).toBe(1);
  s.to("action", "opponent").to("action", "me");
  expect(s.card("Thorn").damage).toBe(3);
});
