import { expect, test } from "vitest";
import { played, until } from "./played.ts";

const cards = `Dun Blade, 1, Weapon—Sword, Melee (1), 1 ATK, 1 Strike (Own-3)

Dun Cloak, 1, Armor—Cloth, Chest (1), 1 DEF (Own-4)

Dun Page, 1, Horde, Ally—Orc Mage, 1 [Frost] ATK / 1 Health (Own-5)

Dun Maid, 1, Alliance, Ally—Dwarf Mage, 1 [Frost] ATK / 1 Health (Own-6)

Dun Seer, 1, Alliance, Ally—Gnome Mage, 1 [Frost] ATK / 1 Health (Own-7)

Dun Twin, 1, Alliance, Ally—Gnome Mage, 1 [Frost] ATK / 1 Health (Own-8)

Dun Duty, Quest (Own-9)
Pay (3) to complete this quest.
Reward: Draw a card.
`;

test("“of that kind” is of the one that it is among those that were named (SOB-021)", () => {
  const s = played(cards, { party: ["Choker of Vile Intent", "Dun Blade"] }, { party: ["Dun Cloak", "Dun Page"] }, { turn: "opponent" });
  s.to("ready", "me");
  until(s, "nobody");
  s.choose("Yes");
  s.choose("Dun Blade");
  // A weapon is an equipment: so is an armor, and an ally is not.
  while (s.request.kind !== "priority") s.choose(s.offered()[0] ?? "");
  expect([s.card("Dun Blade").zone, s.card("Dun Cloak").zone, s.card("Dun Page").zone]).toEqual(["graveyard", "graveyard", "play"]);
});

test("four with the same name are counted without what lies face down (FOH-049)", () => {
  const party = (names: readonly string[]) => played(cards, { hand: ["Plainswatcher Taro"], party: names, resources: 4 }, {});
  expect(party(["Dun Maid", "Dun Maid", "Dun Maid", "Dun Maid"]).offers("Play Plainswatcher Taro without paying")).toBe(true);
  expect(party(["Dun Maid", "Dun Maid", "Dun Maid", "Dun Seer"]).can("play", "Plainswatcher Taro")).toBe(false);
});

test("different card types (HFI-021)", () => {
  const s = (deck: readonly string[]) => {
    const quest = played(cards, { faceUp: ["The Cipher of Damnation"], resources: 3, deck }, {}).complete("The Cipher of Damnation").resolve();
    while (quest.request.kind !== "priority") quest.choose(...quest.offered().slice(0, quest.request.min));
    return quest.cards("me", "hand").length;
  };
  expect(s(["Dun Blade", "Dun Cloak", "Tim"])).toBe(2);
  expect(s(["Dun Page", "Dun Maid", "Tim"])).toBe(0);
});

test("a card with the name of the revealed one costs less, once (FOH-045)", () => {
  const s = played(cards, { party: ["Omen of Clarity"], faceUp: ["Dun Duty", "Dun Duty"], resources: 1, deck: ["Dun Duty", "Tim", "Tim"], hand: ["Dun Page"] }, {}, { turn: "opponent" });
  s.to("ready", "me");
  until(s, "nobody").choose("Yes");
  s.to("action", "me");
  expect([s.can("complete", "Dun Duty"), s.can("play", "Dun Page")]).toEqual([true, true]);
  s.complete("Dun Duty").resolve();
  expect(s.can("complete", "Dun Duty")).toBe(false);
});

test("each different race of a faction counts once (DOW-020)", () => {
  const s = played(cards, { party: ["Consul Rhys Lorgrand", "Dun Maid", "Dun Seer", "Dun Twin", "Dun Page"] }, {});
  expect([s.card("Consul Rhys").atk, s.card("Consul Rhys").health]).toEqual([5, 5]);
});
