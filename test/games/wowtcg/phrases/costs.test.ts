import { expect, test } from "vitest";
import { situation } from "./plain-cards.ts";

const EVISCERATE = `
Eviscerate, 2, Rogue, Ability—Assassination
Finishing Move (To play, remove X Combo cards in your graveyard from the game, where X is 5 or less.)
Your hero deals X melee damage to target hero.
`;

test("X of a finishing move is what is removed for it: no more than 5, nor than there is (INTRO-069)", () => {
  const s = situation(EVISCERATE, { hand: ["Eviscerate"], resources: 2, graveyard: ["Combo Strike", "Combo Strike", "Combo Strike", "Grunt"] });
  s.play("Eviscerate");
  expect([s.request.min, s.request.max]).toEqual([0, 3]);
  s.choose(2).choose("Timmo").choose("Combo Strike#1", "Combo Strike#2").resolve();
  expect(s.card("Timmo").damage).toBe(2);
  expect(s.cards("me", "graveyard")).toHaveLength(3);
  const many = situation(EVISCERATE, { hand: ["Eviscerate"], resources: 2, graveyard: Array.from({ length: 7 }, () => "Combo Strike") });
  many.play("Eviscerate");
  expect(many.request.max).toBe(5);
});

test("what is removed to play a card is watched for together, and counts as one (SOB-026)", () => {
  const weakness = `${EVISCERATE}
Weakness, 2, Rogue, Ability—Assassination
Ongoing: When you remove one or more Combo cards from your graveyard to play a finishing move, your hero deals that much melee damage to target hero or ally.

Dust, 1, Rogue, Ability—Assassination
Remove two cards in your graveyard from the game.
`;
  const seat = { hand: ["Eviscerate", "Dust"], party: ["Weakness"], resources: 3, graveyard: ["Combo Strike", "Combo Strike", "Combo Strike"] };
  const s = situation(weakness, seat, { party: ["Ogre"] });
  s.play("Eviscerate").choose(3).choose("Timmo").choose("Ogre").resolve();
  expect([s.card("Ogre").damage, s.card("Timmo").damage]).toEqual([3, 0]);
  s.resolve();
  expect(s.card("Timmo").damage).toBe(3);
  const other = situation(weakness, seat, { party: ["Ogre"] });
  other.play("Dust").resolve().choose("Combo Strike#1", "Combo Strike#2");
  expect(other.cards("me", "graveyard")).toHaveLength(2);
  expect(other.chain()).toEqual([]);
});

test("what reduces a cost reduces it with its X, so that X can be more by that (CR 707.1b, 707.1e)", () => {
  const s = situation(`
Lens, 2, Item
You pay (2) less to play abilities.

Surge, 1+X, Instant Ability
Your hero deals X fire damage to target hero.
`, { hand: ["Surge"], party: ["Lens"], resources: 3 });
  s.play("Surge");
  expect([s.request.min, s.request.max]).toEqual([0, 4]);
  s.choose(4).choose("Timmo").resolve();
  expect([s.card("Timmo").damage, s.cards("me", "graveyard")]).toEqual([4, ["Surge"]]);
});
