import { expect, test } from "vitest";
import { situation } from "./plain-cards.ts";

const CARDS = `
Gift, 1, Mage, Ability—Arcane
Put target ability card in your graveyard into your hand. You may play it immediately without paying its cost.

Trade, 1, Mage, Ability—Arcane
Put target ability card in your graveyard into your hand. You may play it immediately.

Offering, 7, Mage, Ability—Fire
As an additional cost to play Offering, destroy an ally you control.
Your hero deals 3 fire damage to target hero.

Bargain, 7, Mage, Ability—Fire
You may destroy an ally you control rather than pay Bargain's cost.
Your hero deals 2 fire damage to target hero.
`;

test("what is played without paying its cost is paid for with its additional costs all the same (CR 403.6a)", () => {
  const s = situation(CARDS, { hand: ["Gift"], graveyard: ["Offering"], party: ["Grunt", "Gnome"], resources: 1 });
  s.play("Gift").resolve().choose("Yes").choose("Timmo").choose("Gnome");
  expect([s.cards("me", "graveyard"), s.chain()]).toEqual([["Gnome", "Gift"], ["Offering"]]);
  s.resolve();
  expect(s.card("Timmo").damage).toBe(3);
});

test("what is played without paying its cost is not played if an additional cost can't be paid (CR 403.1, 403.6a)", () => {
  const s = situation(CARDS, { hand: ["Gift"], graveyard: ["Offering"], resources: 1 });
  s.play("Gift").resolve().choose("Yes");
  expect([s.cards("me", "hand"), s.chain()]).toEqual([["Offering"], []]);
});

test("no other alternate cost is paid for what is played without paying its cost (CR 403.3)", () => {
  const s = situation(CARDS, { hand: ["Gift"], graveyard: ["Bargain"], party: ["Grunt"], resources: 1 });
  s.play("Gift").resolve().choose("Yes").choose("Timmo");
  expect([s.card("Grunt").zone, s.chain()]).toEqual(["play", ["Bargain"]]);
});

test("what an effect lets a player play he pays for as he chooses (CR 403.3)", () => {
  const s = situation(CARDS, { hand: ["Trade"], graveyard: ["Bargain"], party: ["Grunt"], resources: 8 });
  s.play("Trade").resolve().choose("Yes").choose("Play Bargain at another cost").choose("Timmo");
  expect([s.card("Grunt").zone, s.chain()]).toEqual(["graveyard", ["Bargain"]]);
  const poor = situation(CARDS, { hand: ["Trade"], graveyard: ["Bargain"], resources: 1 });
  poor.play("Trade").resolve().choose("Yes");
  expect([poor.cards("me", "hand"), poor.chain()]).toEqual([["Bargain"], []]);
});

test("“you can play it immediately” is offered at once, and not later", () => {
  const s = situation(`${CARDS}
Herald, 2, Alliance, Ally—Human, 1 [Melee] ATK / 2 Health
At the start of your turn, reveal the top card of your deck. If it's an ability, you can play it immediately without paying its cost.
`, { party: ["Herald"], deck: ["Combo Strike", "Grunt", "Grunt"] }, { deck: ["Grunt", "Grunt", "Grunt"] });
  s.to("action", "opponent");
  s.to("action", "me");
  expect(s.request.kind).toBe("may");
  s.choose("Yes").choose("Timmo").resolve();
  expect([s.card("Timmo").damage, s.cards("me", "graveyard")]).toEqual([1, ["Combo Strike"]]);
});
