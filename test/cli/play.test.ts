import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { runCardwright } from "./run-cardwright.ts";

vi.mock("../../cli/card-pool.ts", async () => {
  const { ally, hero } = await import("../runtime/fixtures/cards.ts");
  const cards = [hero("Graccus", 30), hero("Timmo", 28), ally("Grunt", 1, 2, 1), ally("Guard", 2, 2, 3), ally("Ogre", 4, 5, 4)];
  return { loadCardPool: () => Promise.resolve({ cards, keywords: [] }) };
});

const folder = mkdtempSync(join(tmpdir(), "cardwright-play-"));
afterAll(() => rmSync(folder, { recursive: true }));
const deck = (hero: string): string => `1 ${hero}\n20 Grunt\n20 Guard\n20 Ogre\n`;
writeFileSync(join(folder, "a.deck"), deck("Graccus"));
writeFileSync(join(folder, "b.deck"), deck("Timmo"));
writeFileSync(join(folder, "bad.deck"), "1 Graccus\n4 Grnt\n0 Ogre\n");
const run = (...args: readonly string[]) => runCardwright(["play", ...args], { folder });
const decks = ["--deck", "a.deck", "--deck", "b.deck"];

describe("play", () => {
  test("tells a game to its end, turn by turn", async () => {
    const { code, out, err } = await run("--seed", "7", ...decks);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const turns = [...out.matchAll(/^Turn (\d+): Player ([12])$/gm)].map(([, turn]) => Number(turn));
    expect(turns).toEqual(turns.map((_, index) => index + 1));
    expect(turns.length).toBeGreaterThan(5);
    expect(out).toMatch(/ deals \d+ melee/i);
    expect(out.trimEnd().split("\n").at(-1)).toMatch(/^Player [12] wins in turn \d+: /);
  });

  test("plays the same game for the same seed, however it is told", async () => {
    const [first, again, other] = await Promise.all([run("--seed", "7", ...decks), run("--seed", "7", ...decks), run("--seed", "8", ...decks)]);
    expect(again.out).toBe(first.out);
    expect(other.out).not.toBe(first.out);
    const last = (text: string): string => text.trimEnd().split("\n").at(-1) ?? "";
    const short = await run("--seed", "7", "--log", "short", ...decks);
    expect(last(short.out)).toBe(last(first.out));
    expect(short.out.length).toBeLessThan(first.out.length);
    const json = (await run("--seed", "7", "--log", "json", ...decks)).out.trimEnd().split("\n").map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(json.at(-1)).toMatchObject({ over: { names: [last(first.out).slice(0, 8)] } });
  });

  test("tells each thing that is wrong with a deck, with its line", async () => {
    const { code, out, err } = await run("--deck", "a.deck", "--deck", "bad.deck");
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain("bad.deck:2:3: error: There is no card “Grnt”.");
    expect(err).toContain("Did you mean “Grunt”?");
    expect(err).toContain("bad.deck:3:1: error:");
    expect(err).toContain("bad.deck is no deck that can be played: 2 errors.");
  });

  test.each([
    [["--deck", "a.deck", "--deck", "none.deck"], "none.deck cannot be read"],
    [["--seed", "x"], "--seed takes a whole number"],
    [["--seed", "-1"], "--seed takes a whole number"],
    [["--game", "wowtgc"], "There is no game “wowtgc” that can be played.\nDid you mean “wowtcg”?"],
    [["--log", "long"], "Allowed choices are full, short, json, hashes"],
  ])("refuses %j", async (args, why) => {
    const { code, err } = await run(...args);
    expect(code).toBe(2);
    expect(err).toContain(why);
  });
});
