import { expect, test } from "vitest";
import { situation } from "./plain-cards.ts";

const CARDS = `
Shelter, 1, Priest, Ability—Holy
This turn, if a hero or ally in your party would be dealt damage, prevent 1 of it.

Jab, 0, Rogue, Ability—Combat
Your hero deals 2 melee damage to target hero or ally.

Brute, 2, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health
Damage that this and other Orc allies you control would deal is unpreventable.

Truce, 1, Priest, Ability—Holy
Prevent all damage that would be dealt to and dealt by target ally this turn.

Wilds, 1, Druid, Ability—Balance
Ongoing: You can place an additional resource on each of your turns.

Satchel, 1, Item
You have no maximum hand size.

Muster, 1, Warrior, Ability—Arms
Ongoing: For each armor you control, your hero has +1 ATK and +1 health.

Plate, 1, Warrior, Armor—Plate, Chest (1), 1 DEF

Boots, 1, Warrior, Armor—Plate, Feet (1), 1 DEF

Scholar, 2, Alliance, Ally—Human Mage, 1 [Arcane] ATK / 3 Health
When you play your first ability each turn, put a +1 ATK counter on this ally.

Gamble, 0, Rogue, Ability—Subtlety
Reveal the top card of your deck. If its cost is odd, draw a card.

Even Odds, 0, Rogue, Ability—Subtlety
Destroy all allies with an even cost.

Purge, 0, Priest, Ability—Discipline
Remove all but 4 damage from your hero.

Famine, 0, Warlock, Ability—Affliction
Each opponent destroys all but one of his resources.

Frostfire, 0, Mage, Ability—Frost
If your hero would deal any type of damage this turn, it deals frost damage instead.

Curse, 0, Warlock, Ability—Affliction
Your hero deals 1 shadow damage to target hero or ally.
When that character is destroyed this turn, its controller discards a card.
`;

test("what would happen this turn is told before or behind what is done instead", () => {
  const s = situation(CARDS, { hand: ["Shelter", "Jab"], resources: 1 });
  s.play("Shelter").resolve().play("Jab", "Graccus").resolve();
  expect(s.card("Graccus").damage).toBe(1);
});

test("damage dealt to and dealt by one is prevented", () => {
  const s = situation(CARDS, { hand: ["Truce", "Jab"], resources: 1, party: ["Ogre"] }, { party: ["Gnome"] });
  s.play("Truce", "Ogre").resolve().play("Jab", "Ogre").resolve();
  expect(s.card("Ogre").damage).toBe(0);
});

test("more resources are placed than one each turn (CR 412.1)", () => {
  const s = situation(CARDS, { hand: ["Wilds", "Ogre", "Gnome", "Grunt"], resources: 1 });
  s.play("Wilds").resolve().place("Ogre", "down").resolveAll().place("Gnome", "down").resolveAll();
  expect(s.can("place", "Grunt")).toBe(false);
});

test("a player without a maximum hand size discards nothing (CR 503.2a)", () => {
  const s = situation(CARDS, { hand: ["Satchel", "Grunt", "Grunt", "Grunt", "Grunt", "Grunt", "Grunt", "Grunt", "Grunt", "Grunt"], resources: 1 });
  s.play("Satchel").resolve().to("action", "opponent");
  expect(s.cards("me", "hand")).toHaveLength(9);
});

test("“for each” before what holds on goes for all of it", () => {
  const s = situation(CARDS, { hand: ["Muster"], resources: 1, party: ["Plate", "Boots"] });
  s.play("Muster").resolve();
  expect([s.card("Graccus").atk, s.card("Graccus").health]).toEqual([2, 32]);
});

test("only the first of them each turn is waited for", () => {
  const s = situation(CARDS, { hand: ["Jab", "Jab"], party: ["Scholar"] });
  s.play("Jab", "Timmo").resolveAll().play("Jab", "Timmo").resolveAll();
  expect(s.card("Scholar").atk).toBe(2);
});

test("costs are even or odd", () => {
  const s = situation(CARDS, { hand: ["Gamble", "Even Odds"], party: ["Grunt", "Ogre"], deck: ["Grunt", "Gnome"] }, { party: ["Gnome"] });
  s.play("Gamble").resolve();
  expect(s.cards("me", "hand")).toEqual(["Even Odds", "Grunt"]);
  s.play("Even Odds").resolve();
  expect([s.card("Grunt").zone, s.card("Ogre").zone, s.cards("opponent", "graveyard")]).toEqual(["play", "graveyard", ["Gnome"]]);
});

test("all but so much is removed, all but so many are destroyed", () => {
  const s = situation(CARDS, { hand: ["Jab", "Jab", "Jab", "Purge", "Famine"] }, { resources: 3 });
  for (let i = 0; i < 3; i++) s.play("Jab", "Graccus").resolve();
  s.play("Purge").resolve();
  expect(s.card("Graccus").damage).toBe(4);
  s.play("Famine").resolve().choose("a face-down card", "a face-down card");
  expect(s.cards("opponent", "resource row")).toHaveLength(1);
});

test("as much damage, of another type", () => {
  const s = situation(CARDS, { hand: ["Frostfire", "Jab"] });
  s.play("Frostfire").resolve().play("Jab", "Timmo").resolve();
  expect(s.card("Timmo").damage).toBe(2);
});

test("a later paragraph waits for what befalls the character of an earlier one", () => {
  const s = situation(CARDS, { hand: ["Curse"] }, { party: ["Grunt"], hand: ["Ogre"] });
  s.play("Curse", "Grunt").resolveAll();
  expect(s.cards("opponent", "hand")).toEqual([]);
});
