import { expect, test } from "vitest";
import { situation } from "./plain-cards.ts";

const CARDS = `
Rune, 2, Item
Opposing heroes and allies can't be healed.

Balm, 1, Priest, Ability—Holy
Your hero heals 2 damage from target hero.

Chill, 2, Ally—Gnome Mage, 1 ATK (Arcane), 4 Health
If Chill would be dealt 3 or more damage, prevent it.

Bolt, 1, Mage, Ability—Fire
Your hero deals 3 fire damage to target hero or ally.

Spark, 1, Mage, Ability—Fire
Your hero deals 2 fire damage to target hero or ally.

Tally, 1, Mage, Ability—Fire
If your hero has dealt 5 or more damage this turn, draw two cards.

Seer, 1, Ally—Gnome Mage, 1 ATK (Arcane), 1 Health
When Seer enters play, delve.

Dawn, 1, Ally—Gnome Mage, 1 ATK (Holy), 1 Health
When 2 or more damage is healed from your hero, draw a card.

Turner, 1, Ally—Gnome Mage, 1 ATK (Holy), 1 Health
When a quest you control is turned face down, draw a card.

Errand, Quest
Pay (1) to complete this quest.
Reward: Your hero heals 1 damage from itself.
`;

test("who can't be healed is not", () => {
  const s = situation(CARDS, { hand: ["Spark", "Balm"], resources: 2, party: ["Dawn"] }, { party: ["Rune"] });
  s.play("Spark", "Graccus").resolve().play("Balm", "Graccus").resolveAll();
  expect([s.card("Graccus").damage, s.cards("me", "hand").length]).toEqual([2, 0]);
  const other = situation(CARDS, { hand: ["Spark", "Balm"], resources: 2 }, { party: ["Rune"] });
  other.play("Spark", "Timmo").resolve().play("Balm", "Timmo").resolve();
  expect(other.card("Timmo").damage).toBe(0);
});

test("how much it is can be watched for: at once, or in all", () => {
  const s = situation(CARDS, { hand: ["Bolt", "Spark", "Tally"], resources: 3 }, { party: ["Chill"] });
  s.play("Bolt", "Chill").resolve();
  expect(s.card("Chill").damage).toBe(0);
  s.play("Spark", "Chill").resolve().play("Tally").resolve();
  expect(s.card("Chill").damage).toBe(2);
  expect(s.cards("me", "hand")).toHaveLength(0);
  const more = situation(CARDS, { hand: ["Bolt", "Spark", "Tally"], resources: 3 });
  more.play("Bolt", "Timmo").resolve().play("Spark", "Timmo").resolve().play("Tally").resolve();
  expect(more.cards("me", "hand")).toHaveLength(2);
  const healed = situation(CARDS, { hand: ["Bolt", "Balm"], resources: 2, party: ["Dawn"] });
  healed.play("Bolt", "Graccus").resolve().play("Balm", "Graccus").resolveAll();
  expect(healed.cards("me", "hand")).toHaveLength(1);
});

test("what a keyword says is done, in the order that is chosen", () => {
  const s = situation(CARDS, { hand: ["Seer"], resources: 1, deck: ["Axe", "Tome", "Grunt"] });
  s.play("Seer").resolve().resolve().choose("Axe", "Tome").choose("Tome");
  expect(s.cards("me", "deck")).toEqual(["Tome", "Axe", "Grunt"]);
});

test("a quest that is completed is turned face down", () => {
  const s = situation(CARDS, { party: ["Turner"], faceUp: ["Errand"], resources: 1 });
  s.complete("Errand").resolveAll();
  expect(s.cards("me", "hand")).toHaveLength(1);
});

test("a card, or two if something is so: one otherwise", () => {
  const cards = `
Either, 1, Mage, Ability—Fire
Draw a card, or two cards if a Gnome is in your party.
`;
  const drawn = (ally: string): number => situation(cards, { hand: ["Either"], resources: 1, party: [ally] }).play("Either").resolve().cards("me", "hand").length;
  expect([drawn("Gnome"), drawn("Ogre")]).toEqual([2, 1]);
});
