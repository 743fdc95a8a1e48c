import { expect, test } from "vitest";
import { situation } from "./plain-cards.ts";

const CARDS = `
Miser, 0, Rogue, Ability—Subtlety
If you have more cards in your hand than target opponent, draw a card.

Ransack, 0, Rogue, Ability—Subtlety
Target opponent discards a card if he has more cards in hand than you.

Rally, 0, Warrior, Ability—Arms
If more allies are in an opponent's party than in yours, draw a card.

Exhume, 0, Priest, Ability—Shadow
If you have fewer cards in your hand than in your graveyard, draw a card.

Weigh, 0, Mage, Ability—Arcane
Draw a card. If target ally's cost is 2 or less, draw a card.
`;

test("the allies of two parties are compared", () => {
  const s = situation(CARDS, { hand: ["Rally", "Rally"], party: ["Grunt"], deck: ["Grunt", "Grunt"] }, { party: ["Gnome"] });
  s.play("Rally").resolve();
  expect(s.cards("me", "hand")).toEqual(["Rally"]);
  const t = situation(CARDS, { hand: ["Rally"], deck: ["Grunt"] }, { party: ["Gnome"] });
  t.play("Rally").resolve();
  expect(t.cards("me", "hand")).toEqual(["Grunt"]);
});

test("a hand is compared with another player's own", () => {
  const s = situation(CARDS, { hand: ["Miser", "Grunt", "Grunt"], deck: ["Ogre"] }, { hand: ["Ogre"] });
  s.play("Miser").resolve();
  expect(s.cards("me", "hand")).toHaveLength(3);
});

test("“he” who has cards in a hand is a player", () => {
  const s = situation(CARDS, { hand: ["Ransack"] }, { hand: ["Ogre"] });
  s.play("Ransack").resolveAll();
  expect(s.cards("opponent", "hand")).toEqual([]);
});

test("a hand is compared with a graveyard", () => {
  const s = situation(CARDS, { hand: ["Exhume"], graveyard: ["Grunt"], deck: ["Ogre"] });
  s.play("Exhume").resolve();
  expect(s.cards("me", "hand")).toEqual(["Ogre"]);
});

test("a number is so much or less", () => {
  const s = situation(CARDS, { hand: ["Weigh", "Weigh"], deck: ["Grunt", "Grunt", "Grunt", "Grunt"], party: ["Ogre"] }, { party: ["Gnome"] });
  s.play("Weigh", "Ogre").resolve();
  expect(s.cards("me", "hand")).toHaveLength(2);
  s.play("Weigh", "Gnome").resolve();
  expect(s.cards("me", "hand")).toHaveLength(3);
});
