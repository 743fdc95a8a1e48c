import { expect, test } from "vitest";
import { situation } from "./plain-cards.ts";

const CARDS = `
Peek, 1, Ability
Look at the top card of your deck. Either draw it and put 3 damage on your hero, or put it on the bottom of your deck.

Peeker, 1, Ally—Gnome Mage, 1 [Arcane] ATK / 1 Health
When this ally enters play, look at the top card of your deck. Either draw it or put it on the bottom. If you draw it, put this ally into its owner's hand.

Doze, 1, Ability
Target player skips his next turn.

Sleep In, 1, Ability
Skip your next turn.

Triumph, 1, Ability
You win the game.

Loot, 1, Ability
Target player destroys one of his equipment.

Mend Song, 1, Ability
Your hero heals 2 damage from itself.

Choir, 1, Ability
Ongoing: When your hero heals damage with an ability, draw a card.

Dodge, 1, Item
[Activate] >>> If your hero is defending against an ally, draw a card.

Snakes, 1, Ability
Put two Snake ally tokens with 1 Nature ATK / 1 health into play.

Thick Hide, 1, Ability
Ongoing: If your hero would be dealt damage while defending, prevent 1 of it.
`;

test("either one way or the other, each of what was spoken of before", () => {
  const s = situation(CARDS, { hand: ["Peek"], resources: 1, deck: ["Axe", "Tome"] });
  s.play("Peek").resolve().choose(0);
  expect([s.cards("me", "hand"), s.card("Graccus").damage]).toEqual([["Axe"], 3]);
  const other = situation(CARDS, { hand: ["Peek"], resources: 1, deck: ["Axe", "Tome"] });
  other.play("Peek").resolve().choose(1);
  expect([other.cards("me", "hand"), other.cards("me", "deck")]).toEqual([[], ["Tome", "Axe"]]);
});

test("the looked-at top card that is drawn is known to have been drawn", () => {
  const s = situation(CARDS, { hand: ["Peeker"], resources: 1, deck: ["Axe", "Tome"] });
  s.play("Peeker").resolveAll();
  s.choose(0);
  if (s.request.kind === "priority") s.resolveAll();
  expect([...s.cards("me", "hand")].sort()).toEqual(["Axe", "Peeker"]);
});

test("a skipped turn is none at all (CR 500.4)", () => {
  const s = situation(CARDS, { hand: ["Doze"], resources: 1 }, {}, { turn: "me" });
  s.play("Doze", "opponent").resolve();
  s.to("action", "me");
  expect([s.game.machine.state.turn.player, s.game.machine.player(2).turns]).toEqual([1, 0]);
});

test("who wins the game leaves no opponent in it (CR 102.1)", () => {
  const s = situation(CARDS, { hand: ["Triumph"], resources: 1 });
  s.play("Triumph").resolve();
  expect(s.game.over?.winners).toEqual([1]);
});

test("“one of his” is of whoever does it", () => {
  const s = situation(CARDS, { hand: ["Loot"], resources: 1, party: ["Axe"] }, { party: ["Tome"] });
  s.play("Loot", "opponent").resolve();
  expect([s.card("Axe").zone, s.card("Tome").zone]).toEqual(["play", "graveyard"]);
});

test("what is healed with an ability is told of", () => {
  const s = situation(CARDS, { hand: ["Choir", "Mend Song", "Snakes"], resources: 3 });
  s.play("Choir").resolve();
  expect(s.cards("me", "hand").length).toBe(2);
  s.play("Snakes").resolve();
  expect(s.cards("me", "party").filter((name) => name === "Snake").length).toBe(2);
});

test("a state with its other side, and what would happen while it lasts", () => {
  const s = situation(CARDS, { hand: ["Thick Hide"], resources: 1, party: ["Dodge"] }, { party: ["Ogre"] });
  s.play("Thick Hide").resolve();
  s.to("action", "opponent");
  s.attack("Ogre", "Graccus").resolve();
  for (let i = 0; i < 8 && (s.deciding !== "me" || s.game.machine.state.combat?.defender === 0); i++) s.pass();
  s.use("Dodge").resolve();
  expect(s.cards("me", "hand").length).toBe(1);
  for (let i = 0; i < 8 && s.game.machine.state.combat !== null; i++) s.pass();
  expect(s.card("Graccus").damage).toBe(3);
});

const MORE = `
Hex, 1, Ability
This turn, target ally can't attack or protect, loses and can't have powers, and is also a Frog.

Chest, 1, Ability
Look at the top three cards of your deck. Put one into your hand and the rest on top of your deck in any order.

Muster, 1, Ability
If you do not control an ally, draw a card.

Guard, 1, Ally—Orc Warrior, 1 [Melee] ATK / 3 Health
Protector
`;

test("what can't be done, what is lost and what it is all hold of one target", () => {
  const s = situation(MORE, { hand: ["Hex"], resources: 1 }, { party: ["Guard"] });
  s.play("Hex", "Guard").resolve();
  expect([s.card("Guard").keywords, s.card("Guard").tags.includes("frog")]).toEqual([[], true]);
});

test("the rest goes back in any order, and “do not” is “don't”", () => {
  const s = situation(MORE, { hand: ["Chest", "Muster"], resources: 2, deck: ["Axe", "Tome", "Ogre"] });
  s.play("Chest").resolve().choose("Tome");
  s.choose("Ogre");
  expect(s.cards("me", "deck")).toEqual(["Ogre", "Axe"]);
  s.play("Muster").resolve();
  expect(s.cards("me", "hand").length).toBe(2);
});
