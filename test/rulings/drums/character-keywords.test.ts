import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats } from "../situation.ts";

const own = `Raging Brute, 3, Horde, Ally—Troll Warrior, 1 [Melee] ATK / 6 Health (Own-1C)
Berserking

Proud Herald, 3, Alliance, Ally—Human Paladin, 3 [Melee] ATK / 4 Health (Own-2C)
Conspicuous

Smooth Envoy, 2, Alliance, Ally—Human Mage, 1 [Arcane] ATK / 2 Health (Own-3C)
Diplomacy: Dwarf`;

ruling("DOW-006", ["Raging Brute"], (deal) => {
  const s = seats(deal, { party: ["Raging Brute"] }, { party: ["Tim", "Tim", "Tim"] }, "opponent");
  for (const atk of [2, 3]) {
    s.use("Tim", "Raging Brute").resolve();
    expect(s.card("Raging Brute").atk).toBe(atk);
  }
}, { own });

ruling("DOW-007", ["Proud Herald"], (deal) => {
  const s = seats(deal, { party: ["Proud Herald", "Darok Steelstrike"] }, { party: ["Melissa Gerrard", "Luumon"] });
  s.attack("Proud Herald", "Melissa").resolve().pass().pass();
  // Neither of them is a protector.
  expect([s.request.kind, s.deciding]).toEqual(["protect", "opponent"]);
  expect(["Thoros", "Luumon"].map((name) => s.offers(name))).toEqual([true, true]);
  s.choose("Luumon").resolve().to("action");
  expect([s.card("Melissa").zone, s.card("Luumon").damage]).toEqual(["play", 3]);
  s.attack("Darok", "Melissa").resolve().pass().pass();
  expect(s.request.kind).not.toBe("protect");
}, { own });

ruling("DOW-008", ["Smooth Envoy"], (deal) => {
  const set = (resources: number, ...party: readonly string[]) => seats(deal, { party, hand: ["Durdin Hammerhand", "Tim"], resources }, {});
  expect(set(2).can("play", "Durdin")).toBe(false);
  const s = set(2, "Smooth Envoy");
  expect([s.can("play", "Durdin"), s.can("play", "Tim")]).toEqual([true, false]);
  s.play("Durdin").resolve();
  expect(s.cards("me", "resource row").map((_, i) => i)).toHaveLength(2);
  // Two of them make it two less, and never less than one.
  expect([set(1, "Smooth Envoy", "Smooth Envoy").can("play", "Durdin"), set(0, "Smooth Envoy", "Smooth Envoy", "Smooth Envoy", "Smooth Envoy").can("play", "Durdin")]).toEqual([true, false]);
}, { own });
