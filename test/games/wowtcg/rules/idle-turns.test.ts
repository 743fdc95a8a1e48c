import { expect, test } from "vitest";
import { situation } from "../phrases/plain-cards.ts";

const CARDS = `
Still Air, 1, Item, Trinket (1)
Players can't draw cards.

Calm, 1, Item, Neck (1)
Heroes and allies can't attack.
`;

test("a game in which nobody has anything to decide, and nobody loses, ends in a draw (CR 803.5)", () => {
  const s = situation(CARDS, { party: ["Still Air", "Calm"] }, {}, { passAlone: true });
  expect(s.game.over).toMatchObject({ winners: [], why: "a loop that nobody can break" });
});

test("as long as one of them can attack, it goes on", () => {
  const s = situation(CARDS, { party: ["Still Air"] }, {}, { passAlone: true });
  expect(s.game.over).toBeNull();
});
