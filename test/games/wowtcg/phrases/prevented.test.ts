import { expect, test } from "vitest";
import type { Scenario } from "../../../../runtime/testing/index.ts";
import { situation } from "./plain-cards.ts";

const CARDS = `
Mirror Plate, 3, Paladin, Armor—Plate, Chest (1), 2 DEF
When this armor prevents damage that would be dealt by an attacker, your hero deals that much holy damage to that attacker.

Disk of Flames, 2, Paladin, Armor—Plate, Wrist (1), 2 DEF
When this armor prevents fire damage, your hero deals 1 arcane damage to the source of that damage.

Riposte, 3, Paladin, Ability—Protection
Ongoing: When damage that would be dealt to an ally in your party is prevented, your hero deals that much holy damage to its source.

Ward of Calm, 2, Paladin, Ability—Protection
Ongoing: Prevent all damage that would be dealt to Mages in your party.

Ward of Peace, 2, Paladin, Ability—Protection
Ongoing: Prevent all combat damage that your hero would be dealt. When damage that an attacking ally would deal is prevented this way, destroy that ally.

Singe, 1, Mage, Instant Ability—Fire
Your hero deals 2 fire damage to target hero or ally.

Chill, 1, Mage, Instant Ability—Frost
Your hero deals 2 frost damage to target hero or ally.
`;

test("what is prevented is told apart by who would have dealt it, and goes back to him (CR 717.2)", () => {
  const fought = situation(CARDS, { party: ["Ogre"] }, { party: ["Mirror Plate"] }).attack("Ogre", "Timmo").resolve().to("conclusion").choose("Mirror Plate").resolve();
  expect([fought.card("Ogre").damage, fought.card("Timmo").damage]).toEqual([2, 2]);
  // Who burns is no attacker.
  const burnt = situation(CARDS, { hand: ["Singe"], resources: 1 }, { party: ["Mirror Plate"] }).play("Singe", "Timmo").resolve().choose("Mirror Plate");
  expect([burnt.card("Graccus").damage, burnt.card("Timmo").damage]).toEqual([0, 0]);
});

test("the source of what was prevented is who would have dealt it, not the armor; other kinds of damage are none of it", () => {
  const set = (card: string): Scenario => situation(CARDS, { hand: [card], resources: 1 }, { party: ["Disk of Flames"] }).play(card, "Timmo").resolve().choose("Disk of Flames").resolve();
  expect(set("Singe").card("Graccus").damage).toBe(1);
  expect(set("Chill").card("Graccus").damage).toBe(0);
});

test("it is told apart by whom it would have been dealt to", () => {
  const set = (at: string): Scenario => situation(CARDS, { hand: ["Singe"], resources: 1 }, { party: ["Riposte", "Ward of Calm", "Gnome"] }).play("Singe", at).resolve();
  const kept = set("Gnome").resolve();
  expect([kept.card("Gnome").damage, kept.card("Graccus").damage]).toEqual([0, 2]);
  // The hero is a Mage too, and no ally.
  const hero = set("Timmo");
  expect([hero.card("Timmo").damage, hero.card("Graccus").damage]).toEqual([0, 0]);
});

test("“prevented this way” is what the power before prevents, of those who are said", () => {
  const s = situation(CARDS, { party: ["Ogre"] }, { party: ["Ward of Peace"] }).attack("Ogre", "Timmo").resolve().to("conclusion");
  expect(s.card("Timmo").damage).toBe(0);
  expect(s.card("Ogre").zone).toBe("graveyard");
});

test("a card that does not stay says for how long it waits for what is prevented", () => {
  const ward = (text: string) => () => situation(`Brief Ward, 1, Mage, Instant Ability—Frost\n${text}`, {});
  expect(ward("Your hero has Frost Resistance this turn.\nWhen damage that an opposing ally would deal is prevented this way, your hero deals 1 frost damage to that ally.")).toThrow(/for how long/);
});
