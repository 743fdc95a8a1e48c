import { expect, test } from "vitest";
import { brokenInvariants, createLibrary, newGame } from "../../../../runtime/index.ts";
import { wowtcg } from "../../../../games/wowtcg/rules/index.ts";
import { hero } from "../../../runtime/fixtures/cards.ts";
import { situation } from "../phrases/plain-cards.ts";
import { act, self } from "./fixtures.ts";

test("what an ally may do its controller decides", () => {
  const rider = "\nRider, 2, Ally—Dwarf, 2 [Ranged] ATK / 7 Health\nWhen Rider becomes exhausted, he may deal 1 nature damage to target hero or ally.\n";
  for (const [answer, damage] of [["Yes", 1], ["No", 0]] as const) {
    const s = situation(rider, { party: ["Rider"] }, { party: ["Gnome"] });
    s.attack("Rider", "Timmo").resolve().choose("Gnome");
    while (s.request.kind === "priority") s.pass();
    expect([s.request.kind, s.deciding]).toEqual(["may", "me"]);
    s.choose(answer);
    expect(s.card("Gnome").damage).toBe(damage);
  }
});

test("a flipped hero without another face is what it is, and what it did resolves", () => {
  const flips = { power: "payment" as const, costs: [{ cost: "act" as const, clause: { verb: "flip", object: self } }], effects: [act({ verb: "draw", amount: 1 })] };
  const later = { power: "payment" as const, costs: [{ cost: "resources" as const, amount: 0 }], effects: [act({ verb: "draw", amount: 1 })] };
  const library = createLibrary([hero("Graccus", 30, [flips, later]), hero("Timmo", 28)], []);
  const game = newGame(wowtcg, library, { seed: 1, first: 0, midGame: true, players: [{ name: "A", deck: ["Graccus", "Timmo", "Timmo", "Timmo"] }, { name: "B", deck: ["Timmo"] }] }, { stopAlways: true });
  const uses = (): readonly number[] => (game.request?.options ?? []).flatMap((option, i) => (option.act === "use" ? [i] : []));
  const resolve = (): void => {
    while ((game.state.zones["chain"] ?? []).length > 0) game.answer(0);
  };
  expect(uses()).toHaveLength(2);
  game.answer(uses()[0]);
  resolve();
  expect([game.state.zones["hand:1"]?.length, uses().length]).toEqual([1, 1]);
  game.answer(uses()[0]);
  resolve();
  expect(game.state.zones["hand:1"]).toHaveLength(2);
});

test("what has no counters of a kind has no such counter", () => {
  expect(situation("", { party: [{ card: "Axe", counters: { rust: 0, shine: 2 } }] }).card("Axe").counters).toEqual({ shine: 2 });
});

test("as the turn ends at once, all other links are interrupted, and cards among them go to their owners' graveyards", () => {
  const halt = "\nHalt, 1, Instant Ability—Balance\nEnd the turn.\n\nTinker, 2, Item\n(0) >>> Draw a card.\n";
  for (const begin of [(s: ReturnType<typeof situation>) => s.place("Grunt", "down"), (s: ReturnType<typeof situation>) => s.play("Gnome"), (s: ReturnType<typeof situation>) => s.use("Tinker")]) {
    const s = begin(situation(halt, { hand: ["Grunt", "Gnome", "Halt"], party: ["Tinker"], resources: 5, deck: ["Ogre", "Ogre"] }, { deck: ["Ogre"] }));
    s.play("Halt").resolve();
    expect([s.chain(), s.cards("me", "hand").includes("Ogre")]).toEqual([[], false]);
    expect(brokenInvariants(s.game.machine)).toEqual([]);
    expect([...s.cards("me", "hand"), ...s.cards("me", "graveyard")].sort()).toEqual(["Gnome", "Grunt", "Halt"]);
  }
});
