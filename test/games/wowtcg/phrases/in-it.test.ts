import { expect, test } from "vitest";
import { situation } from "./plain-cards.ts";

const CARDS = `
Rifle, 1, Ability
Look at target player's hand and remove a card in it from the game.

Pick, 1, Ability
Target opponent reveals his hand. Choose an ally in it. He discards that card.

Kit, 1, Ability
If you control an ally, item, and weapon, draw a card.
`;

test("what is in a hand that has been looked at is one of its cards", () => {
  const s = situation(CARDS, { hand: ["Rifle", "Pick"], resources: 1 }, { hand: ["Ogre", "Tome"], party: ["Gnome"] });
  s.play("Rifle", "opponent").resolve();
  expect([s.offers("Pick"), s.offers("Gnome")]).toEqual([false, false]);
  s.choose("Tome");
  expect([s.card("Tome").zone, s.cards("opponent", "hand")]).toEqual(["removed", ["Ogre"]]);
});

test("who reveals a hand discards what another chooses in it", () => {
  const s = situation(CARDS, { hand: ["Pick", "Grunt"], resources: 1 }, { hand: ["Ogre", "Gnome", "Tome"] });
  s.play("Pick", "opponent").resolve();
  expect([s.deciding, s.offers("Tome"), s.offers("Grunt")]).toEqual(["me", false, false]);
  s.choose("Ogre");
  expect(s.cards("opponent", "graveyard")).toEqual(["Ogre"]);
});

test("one of each is controlled, not any of them", () => {
  const drawn = (party: readonly string[]): number => {
    const s = situation(CARDS, { hand: ["Kit"], resources: 1, party: [...party] }, { party: ["Great Axe"] });
    return s.play("Kit").resolve().cards("me", "hand").length;
  };
  expect([drawn(["Grunt", "Tome"]), drawn(["Grunt", "Tome", "Axe"])]).toEqual([0, 1]);
});
