import { expect } from "vitest";
import { example, until } from "./example.ts";

example("716.1d #1", "an event is replaced even if nothing can be done in its place", `
Banned Lore, 8, Warlock, Ability—Demonology (Own-20C)
Remove your deck from the game.
Ongoing: If you would draw a card, choose a card you removed this way and put it into your hand instead.

Think, 1, Mage, Instant Ability—Arcane (Own-21C)
Draw a card.`, ({ deal }) => {
  const set = (deck: readonly string[]) => deal({ hand: ["Banned Lore", "Think", "Think", "Think"], resources: 11, deck, removed: ["Giant"] }, {}).play("Banned Lore").resolve();
  const s = set(["Cold Snap", "Lean Hound"]);
  expect(s.cards("me", "deck")).toEqual([]);
  expect(s.cards("me", "removed")).toEqual(["Giant", "Cold Snap", "Lean Hound"]);
  s.play("Think").resolve();
  // Only what was removed this way can be chosen.
  expect(s.offered()).toEqual(["Cold Snap", "Lean Hound"]);
  s.choose("Lean Hound");
  expect(s.cards("me", "hand")).toEqual(["Think", "Think", "Lean Hound"]);
  s.play("Think").resolve();
  expect(s.cards("me", "hand")).toEqual(["Think", "Lean Hound", "Cold Snap"]);
  expect(s.cards("me", "removed")).toEqual(["Giant"]);
  // No card is left to put into hand; nothing is drawn from the empty deck, and nobody loses.
  s.play("Think").resolve();
  expect(s.game.over).toBeNull();
  expect(s.cards("me", "hand")).toEqual(["Lean Hound", "Cold Snap"]);
  until(s, "me");
  expect(s.request.kind).toBe("priority");
  // Without the lore whoever draws from an empty deck has lost.
  const plain = deal({ hand: ["Think"], resources: 1, deck: [] }, {}).play("Think").resolve();
  expect(plain.game.over).not.toBeNull();
});
