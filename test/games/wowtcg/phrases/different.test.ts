import { expect, test } from "vitest";
import { situation } from "./plain-cards.ts";

const CARDS = `
Roll Call, 1, Ability
Search your deck for up to three allies with different names, reveal them, and put them into your hand.

Return, 1, Ability
Put two allies with different names from your graveyard into your hand.

Grave Count, 1, Ability
Remove up to three allies with different names in one graveyard from the game.

Variety, 1, Ability
If you control two or more allies with different names, draw a card.

Kennel, 1, Item
While your allies have different names, your hero has +2 ATK.

Offering, 1, Ability
As an additional cost to play, discard two cards with different card types. <p> Draw three cards.

Twin, 1, Horde, Ally—Orc Warrior, Unlimited, 1 [Melee] ATK / 1 Health
`;

test("of those that are found no two have the same name", () => {
  const s = situation(CARDS, { hand: ["Roll Call"], resources: 1, deck: ["Twin", "Ogre", "Twin", "Gnome"] });
  s.play("Roll Call").resolve().choose("Twin");
  expect(s.offers("Twin")).toBe(false);
  s.choose("Gnome").choose("Ogre");
  expect([...s.cards("me", "hand")].sort()).toEqual(["Gnome", "Ogre", "Twin"]);
});

test("of those that are chosen no two have the same name, and there may be too few", () => {
  const hand = (graveyard: readonly string[]): readonly string[] => {
    const s = situation(CARDS, { hand: ["Return"], resources: 1, graveyard: [...graveyard] });
    s.play("Return").resolve().choose("Twin");
    if (s.request.kind !== "priority") s.choose("Ogre");
    return [...s.cards("me", "hand")].sort();
  };
  expect([hand(["Twin", "Twin", "Ogre", "Gnome"]), hand(["Twin", "Twin"])]).toEqual([["Ogre", "Twin"], ["Twin"]]);
});

test("different names are counted", () => {
  const drawn = (party: readonly string[]): number => {
    const s = situation(CARDS, { hand: ["Variety"], resources: 1, party: [...party] }, { party: ["Gnome", "Ogre"] });
    s.play("Variety").resolve();
    return s.cards("me", "hand").length;
  };
  expect([drawn(["Twin", "Twin"]), drawn(["Twin", "Ogre"])]).toEqual([0, 1]);
});

test("all of them have different names, or two have the same", () => {
  const atk = (party: readonly string[]): number => situation(CARDS, { party: ["Kennel", ...party] }).card("Graccus").atk;
  expect([atk(["Twin", "Ogre"]), atk(["Twin", "Twin", "Ogre"])]).toEqual([2, 0]);
});

test("a cost that asks for different ones is paid in full or not at all", () => {
  const s = situation(CARDS, { hand: ["Offering", "Axe", "Tome"], resources: 1 });
  s.play("Offering").choose("Axe");
  if (s.request.kind !== "priority") s.choose("Tome");
  s.resolve();
  expect([s.cards("me", "hand").length, [...s.cards("me", "graveyard")].sort()]).toEqual([3, ["Axe", "Offering", "Tome"]]);
  expect(situation(CARDS, { hand: ["Offering", "Axe", "Great Axe"], resources: 1 }).can("play", "Offering")).toBe(false);
});

test("whose graveyard they are in is chosen first, and no two of them have the same name", () => {
  const s = situation(CARDS, { hand: ["Grave Count"], resources: 1, graveyard: ["Twin", "Ogre", "Gnome"] }, { graveyard: ["Twin", "Twin", "Ogre"] });
  s.play("Grave Count").resolve().choose("opponent").choose("Twin");
  expect(s.offers("Twin")).toBe(false);
  expect(s.offers("Gnome")).toBe(false);
  s.choose("Ogre");
  expect([s.cards("me", "graveyard").length, [...s.cards("opponent", "graveyard")]]).toEqual([4, ["Twin"]]);
});
