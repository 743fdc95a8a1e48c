import { expect, test } from "vitest";
import { situation } from "./plain-cards.ts";

const CARDS = `
Tinker, 2, Ally—Goblin Rogue, 1 ATK (Melee), 1 Health
[Activate] >>> Your hero deals 1 fire damage to target hero.
(1) >>> Draw a card.

Hasty, 2, Ally—Goblin Rogue, 1 ATK (Melee), 1 Health
Time is Money
[Activate] >>> Your hero deals 1 fire damage to target hero.

Silence, 2, Ally—Gnome Mage, 1 ATK (Melee), 1 Health
Opponents can't use payment powers.

Stillness, 2, Ally—Gnome Mage, 1 ATK (Melee), 1 Health
Opponents can't use [Activate] powers.
`;

test("powers with [Activate] wait a turn, unless they can be used immediately", () => {
  const s = situation(CARDS, { party: [{ card: "Tinker", fresh: true }, { card: "Hasty", fresh: true }], resources: 1 });
  expect([s.can("use", "Tinker"), s.can("use", "Hasty")]).toEqual([true, true]);
  s.use("Tinker").resolve();
  expect(s.cards("me", "hand")).toHaveLength(1);
  expect([s.can("use", "Tinker"), s.can("use", "Hasty")]).toEqual([false, true]);
});

test("who can't use payment powers uses none; who can't use those with [Activate] still has the others", () => {
  const none = situation(CARDS, { party: ["Tinker"], resources: 1 }, { party: ["Silence"] });
  expect(none.can("use", "Tinker")).toBe(false);
  const some = situation(CARDS, { party: ["Tinker"], resources: 1 }, { party: ["Stillness"] });
  some.use("Tinker").resolve();
  expect(some.cards("me", "hand")).toHaveLength(1);
  expect(some.can("use", "Tinker")).toBe(false);
});

test("who went first is known all game (FOH-060)", () => {
  const cards = `
Second, 1, Mage, Ability—Fire
If an opponent went first this game, draw two cards.
`;
  const seat = { hand: ["Second"], resources: 1 };
  const first = situation(cards, seat).play("Second").resolve();
  expect(first.cards("me", "hand")).toHaveLength(0);
  const second = situation(cards, { resources: 1 }, { hand: ["Second"], resources: 1 }).to("action", "opponent").play("Second").resolve();
  // Two, and the one of the turn.
  expect(second.cards("opponent", "hand")).toHaveLength(3);
});

test("all targets are chosen at random: nobody is asked", () => {
  const cards = `
Chaos, 1, Ally—Gnome Mage, 1 ATK (Arcane), 1 Health
All targets are chosen at random.

Zap, 1, Mage, Ability—Fire
Your hero deals 1 fire damage to target hero or ally.
`;
  const s = situation(cards, { hand: ["Zap"], party: ["Chaos", "Ogre"], resources: 1 });
  s.play("Zap");
  expect(s.request.kind).toBe("priority");
  expect(s.chain()).toHaveLength(1);
});
