import { expect, test } from "vitest";
import { situation } from "./plain-cards.ts";

const CARDS = `
Omen, 1, Item
[Activate], Name a race and destroy this item >>> Destroy all allies of that race.

Ruin, 1, Warlock, Ability—Destruction
As an additional cost to play, choose "ability," "ally," or "equipment" and destroy a card you control of that kind. Destroy all opposing cards of that kind.

Inquiry, Quest
Pay (1) and name a race to complete this quest.
Reward: Draw a card for each ally of that race you control.
`;

test("a word is named as a cost, and later parts speak of it", () => {
  const s = situation(CARDS, { party: ["Omen", "Ogre"] }, { party: ["Gnome"] });
  s.use("Omen").choose("Gnome").resolve();
  expect([s.card("Gnome").zone, s.card("Ogre").zone, s.card("Omen").zone]).toEqual(["graveyard", "play", "graveyard"]);
});

test("only a word is chosen under which the rest of the cost can be paid", () => {
  const s = situation(CARDS, { hand: ["Ruin"], resources: 1, party: ["Omen"] }, { party: ["Gnome", "Axe"] });
  s.play("Ruin").resolve();
  expect([s.card("Omen").zone, s.card("Axe").zone, s.card("Gnome").zone]).toEqual(["graveyard", "graveyard", "play"]);
});

test("without anything of any of the kinds the cost can't be paid", () => {
  const s = situation(CARDS, { hand: ["Ruin"], resources: 1 });
  expect(s.can("play", "Ruin")).toBe(false);
});

test("what was named to complete a quest, its reward speaks of", () => {
  const s = situation(CARDS, { resources: 1, faceUp: ["Inquiry"], party: ["Ogre", "Gnome"], deck: ["Grunt", "Grunt"] });
  s.complete("Inquiry").choose("Gnome").resolve();
  expect(s.cards("me", "hand")).toEqual(["Grunt"]);
});
