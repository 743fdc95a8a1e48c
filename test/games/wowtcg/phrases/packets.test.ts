import { expect, test } from "vitest";
import { situation } from "./plain-cards.ts";

const CARDS = `
Sear, 1, Mage, Ability—Fire
Your hero deals 3 fire damage to target ally and 1 fire damage to each other ally in that ally's party.

Scorch, 1, Mage, Ability—Fire
Your hero deals 1 fire damage to each ally in your party and 2 fire damage to each other ally.

Mending, 1, Priest, Ability—Holy
Your hero heals 2 damage from itself and 1 damage from target ally.

Torment, 1, Warlock, Ability—Affliction
Put 2 damage on target hero and 1 damage on target ally.

Fel Ogre, 4, Horde, Ally—Demon Brute, 4 [Melee] ATK / 5 Health

Banish, 1, Warlock, Ability—Affliction
Destroy target Demon or Undead hero or ally.
`;

test("what one sentence deals to one and to others is dealt together (CR 408.2)", () => {
  const s = situation(CARDS, { hand: ["Sear"], resources: 1 }, { party: ["Ogre", "Gnome"] });
  s.play("Sear", "Ogre").resolve();
  expect([s.card("Ogre").damage, s.card("Gnome").damage]).toEqual([3, 1]);
});

test("“each other ally” is none of those that are dealt the damage before it", () => {
  const s = situation(CARDS, { hand: ["Scorch"], resources: 1, party: ["Ogre"] }, { party: ["Gnome"] });
  s.play("Scorch").resolve();
  expect([s.card("Ogre").damage, s.card("Gnome").damage]).toEqual([1, 2]);
});

test("damage is healed from one and from another, and put on them", () => {
  const s = situation(CARDS, { hand: ["Mending", "Torment"], resources: 2, party: [{ card: "Ogre", damage: 3 }] }, {});
  s.play("Torment", "Graccus", "Ogre").resolve();
  expect([s.card("Graccus").damage, s.card("Ogre").damage]).toEqual([2, 4]);
  s.play("Mending", "Ogre").resolve();
  expect([s.card("Graccus").damage, s.card("Ogre").damage]).toEqual([0, 3]);
});

test("a list of kinds before a list of types goes with all of them", () => {
  const s = situation(CARDS, { hand: ["Banish"], resources: 1 }, { party: ["Gnome", "Fel Ogre"] });
  s.play("Banish").resolve();
  expect([s.card("Fel Ogre").zone, s.card("Gnome").zone]).toEqual(["graveyard", "play"]);
});
