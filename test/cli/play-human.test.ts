import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { runCardwright } from "./run-cardwright.ts";

vi.mock("../../cli/card-pool.ts", async () => {
  const { ally, hero } = await import("../runtime/fixtures/cards.ts");
  const cards = [hero("Graccus", 30), hero("Timmo", 28), ally("Grunt", 1, 2, 1), ally("Guard", 2, 2, 3), ally("Tim", 4, 5, 4)];
  return { loadCardPool: () => Promise.resolve({ cards, keywords: [] }) };
});

const folder = mkdtempSync(join(tmpdir(), "cardwright-human-"));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, "a.deck"), "1 Graccus\n60 Tim\n");
writeFileSync(join(folder, "b.deck"), "1 Timmo\n60 Guard\n");
const decks = ["--deck", "a.deck", "--deck", "b.deck"];
const play = (input: readonly string[], ...args: readonly string[]) => runCardwright(["play", "--human", "A", ...args], { folder, input: `${input.join("\n")}\n` });
const decisions = (out: string): string[] => [...out.matchAll(/^Player 1: (.*)$/gm)].map(([, text]) => text ?? "").filter((text) => !text.includes("health left"));

describe("play --human", () => {
  test("shows the table and the numbered choices, and takes numbers over a pipe", async () => {
    const { code, out, err } = await play(["1", "2", "q"], ...decks);
    expect(code).toBe(0);
    expect(out).toContain("Your hand: Tim, Tim, Tim, Tim, Tim, Tim, Tim; 0 ready resources\nPlayer 1: Keep your opening hand?\n   1  Keep\n   2  Mulligan\na number (? for help)>\n");
    expect(out).toMatch(/^ {3}1 {2}Pass\n {3}2 {2}Place Tim face down \(1\)$/m);
    expect(out).toContain("Player 1 places a resource face down.");
    expect(out).not.toContain("Guard");
    expect(err).toBe("\nYou leave the game.\n");
  });

  test("explains a card and the commands", async () => {
    const { out } = await play(["?", "? Tim", "?graccus", "? Nobody", "q"], ...decks);
    expect(out).toContain("  u     takes back your last decision\n");
    expect(out).toContain("  Tim, 3, Alliance, Ally—Human Mage, 1 [Arcane] ATK / 1 Health");
    expect(out).toContain("  Graccus\n  Now: ATK 0, health 30 of 30.\n");
    expect(out).toContain("  There is no card “Nobody”.\n");
  });

  test("takes back one's own last decision, as often as there are any", async () => {
    const { out, err } = await play(["1", "2", "u", "u", "u", "q"], ...decks);
    const [keep, first, second, third, fourth] = decisions(out);
    expect([keep, fourth]).toEqual(["Keep your opening hand?", "Keep your opening hand?"]);
    expect(third).toBe(first);
    expect(second).toContain("what do you do?");
    expect(err).toContain("There is nothing to take back.");
  });

  test("says what is wrong with an answer and asks again", async () => {
    const { out, err } = await play(["x", "9", "1 2", "", "q"], ...decks);
    expect(err).toContain("“x” is no number.\nThere is no choice 9; there are 1 to 2.\nThat can't be: choose 1 of the options.\n");
    expect(decisions(out)).toEqual(["Keep your opening hand?"]);
  });

  test("ends when the pipe does, or when the game is over", async () => {
    expect((await runCardwright(["play", "--human", "A", ...decks], { folder, input: "1" })).err).toContain("You leave the game.");
    const { out, code } = await play(Array.from({ length: 400 }, () => "1"), ...decks, "--agent", "greedy");
    expect(code).toBe(0);
    expect(out).toMatch(/Player 2 wins in turn \d+: Player 1: (hero destroyed|empty deck)\n$/);
  });

  test("keeps the game as a replay that can be seen again, and gone on with", async () => {
    const first = await play(["1", "2", "q"], ...decks, "--save-replay", "game.replay");
    expect(first.err).toContain("cardwright play --replay game.replay --human A goes on with it");
    expect(readFileSync(join(folder, "game.replay"), "utf8").length).toBeLessThan(2000);
    const seen = await runCardwright(["play", "--replay", "game.replay"], { folder });
    expect(seen).toMatchObject({ code: 0, err: "" });
    expect(seen.out).toContain("Player 1 places a resource face down.");
    expect(seen.out).toContain("The replay ends here, and its game is not over.");
    const on = await play(["u", "q"], "--replay", "game.replay");
    expect(decisions(on.out).length).toBeGreaterThan(0);
  });

  test.each([
    [["--human", "C", ...decks], "There is no player “C”.\nThere are A and B."],
    [["--agent", "clever"], "Allowed choices are random, greedy, first, last"],
    [["--replay", "none.replay"], "none.replay cannot be read"],
    [["--replay", "a.deck"], "a.deck cannot be played again: the replay is damaged: it is not JSON."],
    [["--replay", "game.replay", "--deck", "a.deck"], "A replay has its own decks."],
  ])("refuses %j", async (args, why) => {
    const { code, err } = await runCardwright(["play", ...args], { folder, input: "q\n" });
    expect(code).toBe(2);
    expect(err).toContain(why);
  });
});

describe("play --save-replay", () => {
  test("writes a game that tells the same again, byte for byte", async () => {
    const first = await runCardwright(["play", "--seed", "7", ...decks, "--save-replay", "whole.replay"], { folder });
    expect(first.code).toBe(0);
    const again = await runCardwright(["play", "--replay", "whole.replay"], { folder });
    const game = (text: string): string => text.slice(text.indexOf("Turn 1:"));
    expect(game(again.out)).toBe(game(first.out));
    const hashes = await Promise.all([["--replay", "whole.replay"], ["--seed", "7", ...decks]].map((args) => runCardwright(["play", ...args, "--log", "hashes"], { folder })));
    expect(hashes[0]?.out).toBe(hashes[1]?.out);
    expect(hashes[0]?.out).toMatch(/^0\tPlayer [12]\tmulligan\t[0-9a-f]{16}\n/);
  });

  test("says when the file can't be written, and leaves none behind", async () => {
    const { code, err } = await runCardwright(["play", ...decks, "--save-replay", "a.deck/game.replay"], { folder });
    expect(code).toBe(2);
    expect(err).toContain("a.deck/game.replay cannot be written");
    expect(existsSync(join(folder, ".game.replay"))).toBe(false);
  });
});
