import { expect, test } from "vitest";
import { situation } from "./plain-cards.ts";

const CARDS = `
Drummer, 2, Ally—Orc Warrior, 1 ATK (Melee), 9 Health
This ally has Assault 1 for each other ally you control.

War Drum, 1, Item, Trinket (1)
[Activate] >>> Target ally you control has Assault 2 this turn for each weapon you control.

Old Drum, 1, Item, Trinket (1)
This item enters play with two beat counters on it.
Allies you control have Assault 1 for each beat counter.

Recruit, 1, Ally—Orc Warrior, 1 ATK (Melee), 9 Health

Muster, 1, Warrior, Ability—Arms
Draw a card for each two allies you control.
`;

test("a keyword's number is so many times as great", () => {
  const s = situation(CARDS, { party: ["Drummer", "Recruit", "Recruit"] });
  expect(s.card("Drummer").atk).toBe(3);
});

test("a passing keyword's number is what it was as it was given", () => {
  const s = situation(CARDS, { party: ["Recruit", "War Drum", "Axe"] });
  s.use("War Drum", "Recruit").resolve();
  expect(s.card("Recruit").atk).toBe(3);
});

test("who grants a keyword tells its number", () => {
  const s = situation(CARDS, { hand: ["Old Drum"], resources: 1, party: ["Recruit"] });
  s.play("Old Drum").resolve();
  expect(s.card("Recruit").atk).toBe(3);
});

test("“for each two” counts pairs", () => {
  const s = situation(CARDS, { hand: ["Muster"], deck: ["Grunt", "Ogre"], resources: 1, party: ["Drummer", "Recruit", "Recruit"] });
  s.play("Muster").resolve();
  expect(s.cards("me", "hand")).toEqual(["Grunt"]);
});
