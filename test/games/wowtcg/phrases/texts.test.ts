import { expect, test } from "vitest";
import { situation } from "./plain-cards.ts";

const CARDS = `
Mirror, 2, Ally—Gnome Mage, 1 ATK (Arcane), 1 Health
Other cards in play have their printed text a second time.

Well, 2, Ally—Gnome Mage, 1 ATK (Arcane), 1 Health
At the start of your turn, draw a card.
(1) >>> Your hero heals 1 damage from itself. Use only once per turn.

Reverse, 2, Ally—Gnome Mage, 1 ATK (Arcane), 1 Health
Text that refers to the start of a turn refers to the end of that turn instead.

Traitor, 2, Ally—Gnome Mage, 1 ATK (Arcane), 1 Health
Ferocity
At the end of your turn, choose an opponent. He gains control of Traitor, and it loses this power.
`;

test("text that is there a second time triggers twice and has a limit of its own, once however often that is said (DOW-056)", () => {
  const s = situation(CARDS, { party: ["Mirror", "Mirror", "Well"], resources: 3 });
  const use = (): number => s.request.options.filter(({ act }) => act === "use").length;
  expect(use()).toBe(2);
  s.use("Well").resolve();
  expect(use()).toBe(1);
  s.use("Well").resolve();
  expect(use()).toBe(0);
  s.to("action", "opponent").to("action", "me");
  while (s.request.kind !== "priority") s.choose(...s.offered());
  s.to("action", "me");
  // Both, and the one of the turn.
  expect(s.cards("me", "hand")).toHaveLength(3);
});

test("text about the start of a turn is read as its end (HFI-054)", () => {
  const s = situation(CARDS, { party: ["Reverse", "Well"] });
  s.to("action", "opponent");
  expect(s.cards("me", "hand")).toHaveLength(1);
  s.to("action", "me");
  // That of the draw step.
  expect(s.cards("me", "hand")).toHaveLength(2);
});

test("a power that is lost is gone, and no other (DOW-023)", () => {
  const s = situation(CARDS, { party: ["Traitor"] });
  s.to("action", "opponent");
  expect(s.cards("opponent", "party")).toContain("Traitor");
  expect(s.card("Traitor").keywords).toContain("ferocity");
  s.to("action", "me");
  expect(s.cards("opponent", "party")).toContain("Traitor");
});

test("if two or more are tied, all of them are meant (DOW-048)", () => {
  const cards = `
Rob, 1, Rogue, Ability—Assassination
Destroy the card with the lowest cost among allies and equipment in play. If two or more are tied, destroy all with that cost.
`;
  const s = situation(cards, { hand: ["Rob"], party: ["Ogre", "Axe", "Gnome"], resources: 1 });
  s.play("Rob").resolve();
  expect([...s.cards("me", "party")].sort()).toEqual(["Graccus", "Ogre"]);
  const one = situation(cards, { hand: ["Rob"], party: ["Ogre", "Grunt", "Gnome"], resources: 1 });
  one.play("Rob").resolve();
  expect([...one.cards("me", "party")].sort()).toEqual(["Gnome", "Graccus", "Ogre"]);
});
