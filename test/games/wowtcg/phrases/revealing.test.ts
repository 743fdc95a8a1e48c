import { expect, test } from "vitest";
import { played, until } from "./played.ts";

const cards = `Dun Duty, Quest (Own-3)
Pay (1) to complete this quest.
Reward: Draw a card.

Dun Jab, 3, Warrior, Instant Ability—Arms (Own-4)
Your hero deals 2 melee damage to target hero or ally.
`;

test("cards are revealed until one is no quest, which can be played freely; the rest go to the bottom (SOB-052)", () => {
  const s = played(cards, { party: ["Spymaster Thalodien"] }, { deck: ["Dun Duty", "Dun Duty", "Dun Jab", "Tim", "Luumon"] });
  s.propose("Spymaster Thalodien");
  const deck = s.offered().find((label) => /deck/i.test(label));
  expect(deck).toBeDefined();
  s.choose(deck ?? "").resolve();
  for (let i = 0; i < 20 && s.cards("opponent", "removed").length === 0; i++) (s.request.kind === "priority" ? s.pass() : s.choose(...s.offered().slice(0, s.request.min)));
  while (s.request.kind === "arrange") s.choose(s.offered()[0] ?? "");
  expect([s.cards("opponent", "removed"), s.cards("opponent", "deck")]).toEqual([["Dun Jab"], ["Tim", "Luumon", "Dun Duty", "Dun Duty"]]);
  until(s, "me");
  expect(s.can("play", "Dun Jab")).toBe(true);
  s.play("Dun Jab", "Thorn Dun").resolve();
  expect(s.card("Thorn").damage).toBe(2);
});

test("all is interrupted, and the turn ends (SOB-025)", () => {
  const set = () => played(cards, { hand: ["Feign Death"], resources: 3, party: ["Tim"] }, { hand: ["Dun Jab"], resources: 3, party: ["Luumon"] }, { turn: "opponent" });
  const none = set();
  until(none, "me");
  expect(none.can("play", "Feign Death")).toBe(false);
  const s = set();
  s.play("Dun Jab", "Ursa Grey");
  until(s, "me").play("Feign Death").resolve();
  expect([s.card("Ursa").damage, s.card("Dun Jab").zone]).toEqual([0, "graveyard"]);
  s.to("action", "me");
  const fight = set();
  fight.attack("Luumon", "Ursa Grey").resolve().to("defend");
  until(fight, "me").play("Feign Death").resolve();
  fight.to("action", "me");
  expect([fight.card("Ursa").damage, fight.card("Feign Death").zone]).toEqual([0, "graveyard"]);
});
