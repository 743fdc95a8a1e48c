import { expect, test } from "vitest";
import { situation } from "./plain-cards.ts";

const WIELD = `
Twin, 2, Ally—Orc Warrior, 1 ATK (Melee), 1 Health
Your hero has dual wield.

Titan, 2, Ally—Orc Warrior, 1 ATK (Melee), 1 Health
Your hero has Two-Handed dual wield.

Many, 2, Ally—Orc Warrior, 1 ATK (Melee), 1 Health
Your hero has sextuple wield.

Endless, 2, Ally—Orc Warrior, 1 ATK (Melee), 1 Health
Your hero has infinite wield.
`;

/** Whether so much can lie together once another card is played. */
function holds(ally: string, ...held: readonly string[]): boolean {
  const s = situation(WIELD, { party: [ally, ...held, "Grunt"], hand: ["Gnome"], resources: 3 });
  return s.request.kind !== "uniqueness";
}

test("what the hands of a hero can hold (SOB-054)", () => {
  expect(holds("Grunt", "Axe", "Tome")).toBe(true);
  expect(holds("Grunt", "Axe", "Axe")).toBe(false);
  expect(holds("Grunt", "Great Axe", "Tome")).toBe(false);
  expect(holds("Twin", "Axe", "Axe")).toBe(true);
  expect(holds("Twin", "Axe", "Great Axe")).toBe(false);
  expect(holds("Twin", "Axe", "Axe", "Tome")).toBe(false);
  expect(holds("Titan", "Axe", "Great Axe")).toBe(true);
  expect(holds("Titan", "Great Axe", "Great Axe")).toBe(true);
  expect(holds("Titan", "Great Axe", "Tome")).toBe(true);
  expect(holds("Titan", "Great Axe", "Great Axe", "Tome")).toBe(false);
});

test("six hands of weapons, or any number (HFI-041)", () => {
  const axes = (n: number): string[] => Array.from({ length: n }, () => "Axe");
  expect(holds("Many", ...axes(6))).toBe(true);
  expect(holds("Many", ...axes(7))).toBe(false);
  expect(holds("Many", ...axes(4), "Great Axe")).toBe(true);
  expect(holds("Many", ...axes(5), "Great Axe")).toBe(false);
  expect(holds("Endless", ...axes(8))).toBe(true);
  const s = situation(WIELD, { party: ["Many", ...axes(3)], resources: 5 }, { party: ["Ogre"] });
  s.attack("Graccus", "Ogre").resolve().to("defend");
  s.strike("Axe").resolve().strike("Axe").resolve().strike("Axe").resolve().to("action");
  expect(s.cards("opponent", "graveyard")).toEqual(["Ogre"]);
});
