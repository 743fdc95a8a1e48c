import { expect, test } from "vitest";
import { situation } from "./plain-cards.ts";

const CARDS = `
Toss, 1, Ability
Roll a die. Your hero deals that much fire damage to target hero.

Parity, 1, Ability
Roll a die. Your hero deals that much fire damage to target hero. If it's even, draw a card. If it's odd, your hero heals all damage from target ally.

Two Toss, 1, Ability
Roll two dice. If you roll 6 or less, draw a card. If you roll 7 or more, your hero deals that much fire damage to target hero.

Brew, 1, Ability
Choose an ally in your party and roll a die. <p> 1-2: Destroy that ally. <p> 3-5: Exhaust that ally. <p> 6: Put that ally into its owner's hand.

Hive, 1, Ability
Roll a die. Put that many Snake ally tokens into play with 1 [Nature] ATK / 1 health.
`;

/** What came of a card, over games that differ in their luck alone. */
const outcomes = <T>(play: (seed: number) => T): readonly T[] => Array.from({ length: 24 }, (_, seed) => play(seed));

test("as much as was rolled, from 1 to 6", () => {
  const dealt = outcomes((seed) => {
    const s = situation(CARDS, { hand: ["Toss"], resources: 1 }, {}, { seed });
    return s.play("Toss", "Timmo").resolve().card("Timmo").damage;
  });
  expect([...new Set(dealt)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test("the roll is even, or it is odd", () => {
  for (const [dealt, drawn] of outcomes((seed) => {
    const s = situation(CARDS, { hand: ["Parity"], resources: 1, party: [{ card: "Ogre", damage: 2 }] }, {}, { seed });
    s.play("Parity", "Timmo", "Ogre").resolve();
    return [s.card("Timmo").damage, s.cards("me", "hand").length, s.card("Ogre").damage] as const;
  })) expect(drawn).toBe(dealt % 2 === 0 ? 1 : 0);
});

test("the sum of two dice is told by what it is at most and at least", () => {
  for (const [dealt, drawn] of outcomes((seed) => {
    const s = situation(CARDS, { hand: ["Two Toss"], resources: 1 }, {}, { seed });
    s.play("Two Toss", "Timmo").resolve();
    return [s.card("Timmo").damage, s.cards("me", "hand").length] as const;
  })) expect(drawn === 1 ? dealt === 0 : dealt >= 7 && dealt <= 12).toBe(true);
});

test("one of the outcomes below the roll happens, of what was chosen with it", () => {
  const found = outcomes((seed) => {
    const s = situation(CARDS, { hand: ["Brew"], resources: 1, party: ["Ogre", "Gnome"] }, {}, { seed });
    s.play("Brew").resolve().choose("Ogre");
    const ogre = s.card("Ogre");
    return ogre.zone === "play" ? (ogre.exhausted ? "exhausted" : "nothing") : ogre.zone;
  });
  expect([...new Set(found)].sort()).toEqual(["exhausted", "graveyard", "hand"]);
});

test("so many tokens as were rolled", () => {
  const counts = outcomes((seed) => {
    const s = situation(CARDS, { hand: ["Hive"], resources: 1 }, {}, { seed });
    return s.play("Hive").resolve().cards("me", "party").filter((name) => name === "Snake").length;
  });
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([1, 6]);
});
