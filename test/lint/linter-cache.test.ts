import { mkdtempSync, readdirSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Compiler } from "../../cli/compiler.ts";
import { keepingLinter, plainLinter, type Linted } from "../../cli/lint/linter.ts";
import { wordingOf } from "./wording-of.ts";
import { compileFile, judgeFile } from "../../compiler/compile-file.ts";
import { language } from "../../games/wowtcg/language/index.ts";
import { rules, type LintSettings } from "../../lint/index.ts";
import { fakeCompiler } from "../cli/fake-compiler.ts";

const settings: LintSettings = { rules, era: "2009" };
const card = (name: string, text: string): string => `${name}, 2, Alliance, Ally—Gnome Mage, 2 [Arcane] ATK / 2 Health\n${text}\n\n`;
const good = card("Brindle Cogsworth", "When Brindle leaves play, you may draw a card.");
const curly = card("Tallow Wickham", "When Tallow leaves play, put target ally into its owner’s hand.");
const slip = card("Pell Lampwright", "When Pell leaves play, you may drow a card.");

let folder = "";
let compiled: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cardwright-linter-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const compiler: Compiler = {
  ...fakeCompiler,
  language: () => language,
  compileFile: (source, options) => compileFile(source, language, options),
  judgeFile: (source, options, known) =>
    judgeFile(source, language, options, (one, key, keywords) => {
      const before = known(one, key, keywords);
      if (before === null) compiled.push(one.header?.name ?? "");
      return before;
    }),
};
const load = (): Promise<Compiler> => Promise.resolve(compiler);
const told = ({ diagnostics, file }: Linted): unknown => [diagnostics.map(({ claims: _, ...diagnostic }) => diagnostic), file.cards.map(({ line, name, status }) => [line, name, status])];

async function lint(source: string, by = settings): Promise<readonly string[]> {
  compiled = [];
  const opened = { source, file: "a.cards", set: "a", game: "wowtcg" };
  expect(told(await keepingLinter(folder, load, wordingOf(by)).file(opened))).toEqual(told(await plainLinter(load, wordingOf(by)).file(opened)));
  return compiled;
}

test("a file that has not changed is not compiled again", async () => {
  expect(await lint(good + curly + slip)).toEqual(["Brindle Cogsworth", "Tallow Wickham", "Pell Lampwright"]);
  expect(await lint(good + curly + slip)).toEqual([]);
});

test("one card that has changed is compiled alone, and what is told of the others moves with them", async () => {
  await lint(good + curly + slip);
  expect(await lint(good.replace("you may draw a card", "each player draws a card") + curly + slip)).toEqual(["Brindle Cogsworth"]);
  expect(await lint(slip + curly)).toEqual([]);
});

test("other settings find other things", async () => {
  await lint(good + curly);
  expect(await lint(good + curly, { ...settings, levels: { "curly-quotes": "error" } })).toEqual(["Brindle Cogsworth", "Tallow Wickham"]);
});

test("an entry that is cut short is as none", async () => {
  await lint(good + slip);
  for (const name of readdirSync(folder)) truncateSync(join(folder, name), 20);
  expect(await lint(good + slip)).toEqual(["Brindle Cogsworth", "Pell Lampwright"]);
});

test("a file is judged anew when a card of its set changes in another file", async () => {
  const numbered = (name: string, number: number): string => card(name, "Protector").replace("\n", ` (Fen-${number}C)\n`);
  const first = (source: string) => ({ source, file: "a.cards", set: "a", game: "wowtcg" });
  const second = { source: numbered("Pell Lampwright", 2), file: "b.cards", set: "b", game: "wowtcg" };
  for (const [source, expected] of [[numbered("Brindle Cogsworth", 2), ["lint/duplicate-number"]], [numbered("Brindle Cogsworth", 1), []], [numbered("Pell Lampwright", 1), ["lint/duplicate-name"]]] as const) {
    const linter = keepingLinter(folder, load, wordingOf(settings));
    const facts = linter.facts();
    for (const opened of [first(source), second]) await facts.see(opened);
    expect((await linter.file(first(source), facts.elsewhere("a.cards"))).diagnostics).toEqual([]);
    const { diagnostics } = await linter.file(second, facts.elsewhere("b.cards"));
    expect(diagnostics.map(({ code }) => code)).toEqual(expected);
    if (expected.length > 0) expect(diagnostics[0]?.message).toContain("a.cards:1");
  }
});
