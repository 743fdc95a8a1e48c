import { expect } from "vitest";
import { createLibrary, newGame, type Game } from "cardwright/runtime";
import { Scenario } from "cardwright/testing";
import { loadCardPool } from "../../../cli/card-pool.ts";
import { wowtcg } from "../../../games/wowtcg/rules/index.ts";
import { ruling } from "../ruling.ts";

const pool = await loadCardPool("wowtcg", process.env["CARDWRIGHT_CARDS"]);
const library = createLibrary(pool.cards, pool.keywords);
const deck = ["Tim", "Luumon", "Sandbox Tiger", "Withdraw", "Pin", "Mayla Finksputter", "Sunfury Briefings", "Heartrazor", "Starshot", "Barkskin"].flatMap((name) => [name, name, name, name]);

/** A game from its very start, two players with forty cards. */
const start = (seed: number, first?: number): Game =>
  newGame(wowtcg, library, {
    seed,
    ...(first === undefined ? {} : { first }),
    players: [{ name: "me", deck: ["Thoros the Savior", ...deck] }, { name: "opponent", deck: ["Chloe Mithrilbolt", ...deck] }],
  }, { stopAlways: true });
const table = (seed: number, first?: number): Scenario => new Scenario(start(seed, first), true);

ruling("START-012.1", [], () => {
  const s = table(3, 0);
  // Heroes in play, and nothing else.
  expect([s.cards("me", "party"), s.cards("opponent", "party")]).toEqual([["Thoros the Savior"], ["Chloe Mithrilbolt"]]);
  expect(["me", "opponent"].map((name) => [s.cards(name, "hand").length, s.cards(name, "deck").length, s.cards(name, "resource row").length])).toEqual([[7, 33, 0], [7, 33, 0]]);
});

ruling("START-012.2", [], () => {
  // Chance decides who is first: both come up.
  const firsts = new Set(Array.from({ length: 12 }, (_, seed) => table(seed + 1).choose("Keep").choose("Keep").deciding));
  expect([...firsts].sort()).toEqual(["me", "opponent"]);
});

ruling("START-012.3", [], () => {
  const s = table(3, 1);
  // The first player first.
  expect([s.request.kind, s.deciding, s.offered()]).toEqual(["mulligan", "opponent", ["Keep", "Mulligan"]]);
  s.choose("Keep");
  expect([s.request.kind, s.deciding]).toEqual(["mulligan", "me"]);
  const before = [...s.cards("me", "hand")];
  s.choose("Mulligan");
  // Seven others of all forty, and no second time.
  expect([s.cards("me", "hand").length, s.cards("me", "deck").length]).toEqual([7, 33]);
  expect(s.cards("me", "hand")).not.toEqual(before);
  expect([s.request.kind, s.deciding, s.step]).toEqual(["priority", "opponent", "ready"]);
});

ruling("START-012.4", [], () => {
  // The same deck lies in another order with another seed.
  expect(table(1, 0).cards("me", "hand")).not.toEqual(table(2, 0).cards("me", "hand"));
});

ruling("START-012.5", ["Thoros the Savior"], (deal) => {
  const s = deal({ me: { hero: "Thoros the Savior", party: ["Tim"], hand: ["Withdraw", "Luumon"], resources: 12, deck: ["Pin", "Pin"] }, opponent: { hero: "Chloe Mithrilbolt", party: ["Luumon"] } });
  s.use("Tim", "opponent: Luumon").resolve();
  s.to("action", "opponent");
  // Damage stays until it is healed or the ally leaves play.
  expect(s.card("opponent: Luumon").damage).toBe(1);
  s.to("action", "me").use("Thoros the Savior", "Luumon").resolve();
  expect(s.card("opponent: Luumon").damage).toBe(0);
});

ruling("START-013", [], (deal) => {
  const s = deal({ me: { hero: "Thoros the Savior" }, opponent: { hero: "Chloe Mithrilbolt" } });
  const steps: string[] = [];
  while (!(s.step === "action" && s.game.state.turn.number === 2)) {
    if (s.game.state.turn.number === 2 && steps.at(-1) !== s.step) steps.push(s.step);
    s.pass();
  }
  expect(steps).toEqual(["ready", "draw"]);
});

ruling("START-014", [], (deal) => {
  const exhausted = (card: string) => ({ card, exhausted: true });
  const s = deal({ me: { hero: "Thoros the Savior", party: [exhausted("Luumon")] }, opponent: { hero: "Chloe Mithrilbolt", party: [exhausted("Tim"), exhausted("Heartrazor"), exhausted("Barkskin")], faceUp: [exhausted("Skywing")] } });
  s.to("ready", "opponent");
  expect(["Tim", "Heartrazor", "Barkskin", "Skywing"].map((name) => s.card(name).exhausted)).toEqual([false, false, false, false]);
  // Only his own.
  expect(s.card("Luumon").exhausted).toBe(true);
});

ruling("START-015", [], (deal) => {
  const s = table(5, 0).choose("Keep").choose("Keep");
  s.to("action", "me");
  // Not on the first player's first turn, but on the next player's.
  expect([s.cards("me", "hand").length, s.cards("me", "deck").length]).toEqual([7, 33]);
  s.to("ready", "opponent");
  expect(s.cards("opponent", "hand")).toHaveLength(7);
  s.to("draw", "opponent");
  expect(s.cards("opponent", "hand")).toHaveLength(8);
  expect(s.cards("me", "hand")).toHaveLength(7);
  const d = deal({ me: { hero: "Thoros the Savior" }, opponent: { hero: "Chloe Mithrilbolt", deck: ["Tim", "Pin"] } });
  d.to("draw", "opponent");
  expect([d.cards("opponent", "hand"), d.cards("opponent", "deck")]).toEqual([["Tim"], ["Pin"]]);
});
