import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepingJudge } from "../../cli/cache/judge.ts";
import { loadCompiler } from "../../cli/compiler.ts";
import { keepingLinter } from "../../cli/lint/linter.ts";
import { wordingOf } from "../lint/wording-of.ts";
import type { Terminal } from "../../cli/output/terminal.ts";
import { CardWatch } from "../../cli/watch/card-watch.ts";
import { rules } from "../../lint/index.ts";
import { runCardwright } from "./run-cardwright.ts";

const draw = "Odd Chant, 1, Ability (Odd-1C)\nDraw a card.\n";
const heal = "\nEven Chant, 1, Ability (Odd-2C)\nYour hero heals 1 damage from itself.\n";

let folder: string;
let out: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cardwright-watch-test-"));
  out = "";
  mkdirSync(join(folder, "cards"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function watch(): CardWatch {
  const terminal: Terminal = { out: { write: (text) => (out += text) }, err: { write: () => undefined }, env: {}, folder, readInput: () => Promise.resolve(null), readLines: () => [][Symbol.iterator]() as unknown as AsyncIterator<string> };
  const kept = join(folder, "kept");
  mkdirSync(kept);
  return new CardWatch({ operands: ["cards"], game: undefined, games: ["wowtcg"], out: "generated", linter: keepingLinter(kept, loadCompiler, wordingOf({ rules, era: "2009" })), ownRules: new Set(), keywords: keepingJudge(kept, loadCompiler).keywords }, terminal);
}

/** What has been written since it was last asked. */
function told(): string {
  const text = out;
  out = "";
  return text;
}

test("what is saved is compiled and judged again, and what is gone is removed", async () => {
  const file = join(folder, "cards", "odd.cards");
  const other = join(folder, "cards", "other.cards");
  writeFileSync(file, draw + heal);
  writeFileSync(other, draw.replace("Odd Chant", "Other Chant").replace("Odd-1C", "Odd-3C"));
  const watching = watch();
  await watching.all();
  expect(told()).toContain("0 errors and 0 warnings in 3 cards of 2 files.");
  expect(readFileSync(join(folder, "generated/wowtcg/odd/odd-chant.ts"), "utf8")).toContain('act("draw", { amount: 1 })');

  writeFileSync(file, draw.replace("Draw", "Drew") + heal);
  await watching.changed(new Set([file]));
  expect(told()).toMatch(/Drew[\s\S]*1 error and 0 warnings in 2 cards of cards\/odd\.cards/);

  writeFileSync(file, draw.replace("a card", "two cards") + heal);
  await watching.changed(new Set([file, join(folder, "elsewhere.cards")]));
  expect(told()).toContain("0 errors and 0 warnings in 2 cards of cards/odd.cards.");
  expect(readFileSync(join(folder, "generated/wowtcg/odd/odd-chant.ts"), "utf8")).toContain('act("draw", { amount: 2 })');
  expect(existsSync(join(folder, "generated/wowtcg/other/other-chant.ts"))).toBe(true);

  rmSync(other);
  await watching.all();
  expect(existsSync(join(folder, "generated/wowtcg/other/other-chant.ts"))).toBe(false);
});

test("standard input can't be watched", async () => {
  expect(await runCardwright(["watch", "-"], { folder })).toMatchObject({ code: 2 });
});
