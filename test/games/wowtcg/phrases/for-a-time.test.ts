import { expect, test } from "vitest";
import { situation } from "./plain-cards.ts";

const CARDS = `
Two Shields, 1, Mage, Ability—Frost
Prevent all damage that would be dealt to up to two target allies this turn.

Firestorm, 1, Mage, Ability—Fire
Your hero deals 1 fire damage to each ally.

Charmer, 2, Ally—Gnome Mage, 1 ATK (Arcane), 1 Health
[Activate] >>> You may gain control of target ally this turn.

Cheerer, 2, Ally—Gnome Mage, 1 ATK (Arcane), 1 Health
[Activate] >>> You may double the ATK of target ally this turn.

Rally, 1, Mage, Ability—Fire
Target ally has +2 ATK this turn if you control a Pig.

Pig, 1, Ally—Pig, 1 ATK (Melee), 1 Health
`;

test("damage to each of several targets is prevented, and to no other", () => {
  const s = situation(CARDS, { hand: ["Two Shields", "Firestorm"], resources: 2, party: ["Charmer", "Cheerer", "Pig"] });
  s.play("Two Shields").choose("Charmer", "Cheerer").resolve();
  s.play("Firestorm").resolve();
  expect(s.cards("me", "party")).toEqual(expect.arrayContaining(["Charmer", "Cheerer"]));
  expect(s.cards("me", "graveyard")).toContain("Pig");
});

test("what may be gained control of for a turn is offered", () => {
  const s = situation(CARDS, { party: ["Charmer"] }, { party: ["Ogre"] });
  s.use("Charmer", "Ogre").resolve().choose("Yes");
  expect(s.card("Ogre").controller).toBe("me");
});

test("what may be doubled for a turn is offered, too", () => {
  const s = situation(CARDS, { party: ["Cheerer", "Pig"] });
  s.use("Cheerer", "Pig").resolve().choose("Yes");
  expect(s.card("Pig").atk).toBe(2);
  const declined = situation(CARDS, { party: ["Cheerer", "Pig"] });
  declined.use("Cheerer", "Pig").resolve().choose("No");
  expect(declined.card("Pig").atk).toBe(1);
});

test("a condition behind what holds for a time is asked as the link resolves", () => {
  const without = situation(CARDS, { hand: ["Rally"], resources: 1, party: ["Charmer"] });
  without.play("Rally", "Charmer").resolve();
  expect(without.card("Charmer").atk).toBe(1);
  const withPig = situation(CARDS, { hand: ["Rally"], resources: 1, party: ["Charmer", "Pig"] });
  withPig.play("Rally", "Charmer").resolve();
  expect(withPig.card("Charmer").atk).toBe(3);
});
