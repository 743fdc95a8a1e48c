import { expect, test } from "vitest";
import { situation } from "../phrases/plain-cards.ts";

const BANGLE = `
Bangle, 2, Item, Trinket (2)
Players can't place resources face down.

Garden, 2, Item, Trinket (2)
When you place a resource, draw a card.

Errand, Quest
Pay (1) to complete this quest.
Reward: Draw a card.
`;

test("what is said of placing resources is said of every card that is placed", () => {
  const without = situation(BANGLE, { hand: ["Grunt", "Errand"] });
  expect([without.offers("Place Grunt face down"), without.offers("Place Errand face up")]).toEqual([true, true]);
  const s = situation(BANGLE, { hand: ["Grunt", "Errand"], party: ["Bangle"] });
  expect([s.offers("Place Grunt face down"), s.offers("Place Errand face down"), s.offers("Place Errand face up")]).toEqual([false, false, true]);
  expect(situation(BANGLE, { hand: ["Grunt"] }, { party: ["Bangle"] }).offers("Place Grunt face down")).toBe(false);
});

test("“when you place a resource” sees each that is placed, face down or up, and not what is played", () => {
  for (const [card, how] of [["Grunt", "down"], ["Errand", "up"]] as const) {
    const s = situation(BANGLE, { hand: [card, "Ogre"], party: ["Garden"] });
    s.place(card, how).resolveAll();
    expect(s.cards("me", "hand")).toHaveLength(2);
  }
  const played = situation(BANGLE, { hand: ["Grunt"], party: ["Garden"], resources: 5 });
  played.play("Grunt").resolveAll();
  expect(played.cards("me", "hand")).toHaveLength(0);
});

const WARP = `
Warper, 2, Ally—Warp Stalker, 2 [Melee] ATK / 2 Health
(1) >>> Remove Warper from the game and put a warp counter on him.
(1), Remove a warp counter >>> Put Warper into play. Use only if Warper is removed from the game.
`;

test("“use only if it is removed from the game” is used from there", () => {
  const s = situation(WARP, { party: ["Warper"], resources: 3 });
  s.use("Warper").resolveAll();
  expect(s.card("Warper")).toMatchObject({ zone: "removed", counters: { warp: 1 } });
  s.use("Warper").resolveAll();
  expect(s.card("Warper")).toMatchObject({ zone: "play", counters: {} });
  expect(situation(WARP, { removed: ["Warper"], resources: 3 }).can("use", "Warper")).toBe(false);
});

const KEPT = `
Rune, 1, Item, Trinket (2)
Your Forms aren't destroyed by abilities you play.

Bear Form, 1, Instant Ability—Feral, Form (1)
Ongoing: When you play a non-Feral ability, destroy Bear Form.

Disenchant, 1, Instant Ability—Balance
Destroy target ability.

Breath, 1, Instant Ability—Balance
Draw a card.
`;

test("what playing abilities does not destroy is still destroyed by what an ability says (DOW-051)", () => {
  const zone = (card: string, ...party: readonly string[]): string => {
    const s = situation(KEPT, { party, hand: [card], resources: 3 });
    return s.play(card).resolveAll().card("Bear Form").zone;
  };
  expect([zone("Breath", "Rune", "Bear Form"), zone("Breath", "Bear Form")]).toEqual(["play", "graveyard"]);
  const own = situation(KEPT, { party: ["Rune", "Bear Form"], hand: ["Disenchant"], resources: 3 });
  own.play("Disenchant").resolveAll();
  expect(own.card("Bear Form").zone).toBe("graveyard");
});
