import { expect, test } from "vitest";
import { situation } from "../phrases/plain-cards.ts";

const CARDS = `
Web Spinner, 3, Ally—Orc Hunter, 3 ATK (Ranged), 3 Health
If a card would enter an opposing graveyard, remove it from the game instead.

Anchor, 1, Item, Trinket (1)
Cards you control in play can't be removed from the game.

Loose Rope, 1, Item, Neck (1)
[Activate] >>> Put target equipment into its owner's hand.
`;

test("what is destroyed by the rules and can't go where it is put instead stays, and the game goes on (CR 716.1d)", () => {
  const s = situation(CARDS, { party: ["Web Spinner", "Loose Rope"] }, { party: ["Gnome", "Anchor"] });
  s.attack("Web Spinner", "Gnome").resolve().to("action");
  expect(s.card("Gnome")).toMatchObject({ zone: "play", damage: 3 });
  // As soon as it can go, it goes.
  s.use("Loose Rope", "Anchor").resolveAll();
  expect(s.cards("opponent", "removed")).toContain("Gnome");
});
