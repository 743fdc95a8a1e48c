import { expect, test } from "vitest";
import { situation } from "./plain-cards.ts";

const CARDS = `
Flipper, Hero—Rogue, 30 Health
(1), Flip Flipper >>> Draw a card.

Vanish, 1, Rogue, Ability—Combat
Remove your hero from the game. As your next turn starts, put it into play flipped the same way and with the same damage.

Scar, 1, Item, Neck (1)
[Activate] >>> Draw a card for each damage on your hero.

Mask, 1, Item, Off-Hand (1)
[Activate] >>> If your hero is flipped, draw a card.

Spear, 1, Ally—Orc Hunter, 1 ATK (Ranged), 1 Health
[Activate] >>> Spear deals 2 ranged damage to target hero.

Club, 1, Item, Trinket (1)
[Activate] >>> Your hero deals 3 melee damage to target hero.
`;

test("what is asked of a hero who is removed is what he was in play (CR 301.5)", () => {
  const deal = () => situation(CARDS, { hero: "Flipper", party: ["Scar", "Mask", "Club", "Spear"], hand: ["Vanish"], resources: 4 }, {});
  const s = deal();
  s.use("Spear", "Flipper").resolve();
  s.use("Flipper").resolve();
  const held = s.cards("me", "hand").length;
  s.play("Vanish").resolve();
  expect(s.game.over).toBeNull();
  s.use("Scar").resolve();
  expect(s.cards("me", "hand")).toHaveLength(held + 1);
  s.use("Mask").resolve();
  expect(s.cards("me", "hand")).toHaveLength(held + 2);
  // He is nobody who deals anything, and there is none to be dealt anything.
  s.use("Club", "Timmo").resolve();
  expect(s.card("Timmo").damage).toBe(0);
  const plain = deal();
  plain.play("Vanish").resolve();
  plain.use("Mask").resolve();
  expect(plain.cards("me", "hand")).toEqual([]);
});

test("he comes back at the start of his player's next turn, also if that is not the next one", () => {
  const s = situation(CARDS, { hero: "Flipper", hand: ["Vanish"], resources: 1 }, { party: ["Ogre"] });
  s.play("Vanish").resolve().to("action", "opponent");
  expect(s.cards("me", "removed")).toEqual(["Flipper"]);
  expect(s.can("attack", "Ogre")).toBe(false);
  s.to("ready", "me");
  expect(s.cards("me", "party")).toEqual(["Flipper"]);
  expect(s.game.over).toBeNull();
});
