import { expect, test } from "vitest";
import { situation } from "./plain-cards.ts";

const CARDS = `
Charge, 1, Warrior, Ability—Arms
Allies in your party have +2 ATK while attacking this turn.

Goad, 1, Warrior, Ability—Arms
Target ally in your party has +2 ATK while attacking this turn.

Stand-In, 1, Ally—Human Warrior, 1 ATK (Melee), 4 Health
If Stand-In would be dealt damage, your hero is dealt that damage instead.

Bolt, 1, Mage, Ability—Fire
Your hero deals 3 fire damage to target hero or ally.
`;

test("“while attacking” behind a time is asked of each ally by itself", () => {
  const s = situation(CARDS, { hand: ["Charge"], resources: 1, party: ["Ogre", "Gnome"] });
  s.play("Charge").resolve().resolveAll();
  expect([s.card("Ogre").atk, s.card("Gnome").atk]).toEqual([4, 2]);
  s.attack("Ogre", "Timmo").resolve();
  expect([s.card("Ogre").atk, s.card("Gnome").atk]).toEqual([6, 2]);
});

test("… and of the target, which is chosen once", () => {
  const s = situation(CARDS, { hand: ["Goad"], resources: 1, party: ["Ogre", "Gnome"] });
  s.play("Goad", "Ogre").resolve().resolveAll();
  expect([s.card("Ogre").atk, s.card("Gnome").atk]).toEqual([4, 2]);
  s.attack("Ogre", "Timmo").resolve();
  expect([s.card("Ogre").atk, s.card("Gnome").atk]).toEqual([6, 2]);
});

test("what is said to be dealt “that damage” is dealt it in place of the other", () => {
  const s = situation(CARDS, { party: ["Stand-In"] }, { hand: ["Bolt"], resources: 1 }, { turn: "opponent" });
  s.play("Bolt", "Stand-In").resolve().resolveAll();
  expect([s.card("Stand-In").damage, s.card("Graccus").damage]).toEqual([0, 3]);
});
