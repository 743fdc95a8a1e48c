import { expect, test } from "vitest";
import { isRefusal, loadGame, type Game } from "../../../../runtime/index.ts";
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

test("a game that is loaded in the middle of such checks goes on as it would have", () => {
  const s = situation(CARDS, { party: ["Web Spinner", "Web Spinner"] }, { party: ["Gnome", "Anchor"] });
  s.attack("Web Spinner", "Gnome").resolve();
  while (s.request.kind === "priority") s.pass();
  expect(s.request.kind).toBe("replacement");
  const { game } = s;
  const loaded = loadGame(game.machine.rules, game.machine.library, game.save(), { stopAlways: true });
  if (isRefusal(loaded)) throw new Error(loaded.refused);
  /** What is asked next, each time of whom, as long as it is no priority. */
  const asked = (one: Game): readonly string[] => {
    const kinds: string[] = [];
    for (let i = 0; i < 12 && one.request !== null; i++) {
      kinds.push(`${one.request.kind} ${one.request.player}`);
      one.answer([0]);
    }
    return kinds;
  };
  expect(asked(loaded)).toEqual(asked(game));
  expect(loaded.hash()).toBe(game.hash());
});
