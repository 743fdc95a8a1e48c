import { mkdtempSync, readdirSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepingJudge, plainJudge, type Opened } from "../../cli/cache/judge.ts";
import type { Compiler } from "../../cli/compiler.ts";
import type { JudgedFile } from "../../compiler/compiled.ts";
import { fakeCompiler } from "./fake-compiler.ts";

const header = (name: string): string => `${name}, 1, Ally—Human Mage, 1 [Arcane] ATK / 1 Health`;
const card = (name: string, text: string): string => `${header(name)}\n${text}\n\n`;

const good = card("Ann", "Draw a card.");
const bad = card("Bob", "Draw a ZZZ card.");

let folder = "";
let compiled: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cardwright-cache-"));
  compiled = [];
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Tells which cards it compiled. */
const watched: Compiler = {
  ...fakeCompiler,
  judgeFile: (source, options, known) =>
    fakeCompiler.judgeFile(source, options, (one, key, keywords) => {
      const before = known(one, key, keywords);
      if (before === null) compiled.push(one.header?.name ?? "");
      return before;
    }),
};

const opened = (source: string, file = "a.cards"): Opened => ({ source, file, set: "a", game: "wowtcg" });

async function judged(source: string, file?: string): Promise<readonly string[]> {
  compiled = [];
  const load = (): Promise<Compiler> => Promise.resolve(watched);
  const found = await keepingJudge(folder, load).file(opened(source, file));
  const plain = await plainJudge(() => Promise.resolve(fakeCompiler)).file(opened(source, file));
  expect(shown(found)).toEqual(shown(plain));
  return compiled;
}

const shown = (file: JudgedFile): unknown => ({ ...file, cards: file.cards.map(({ line, name, text, ir, diagnostics, status }) => ({ line, name, text, ir, diagnostics, status })) });

it("compiles a file once", async () => {
  expect(await judged(good + bad)).toEqual(["Ann", "Bob"]);
  expect(await judged(good + bad)).toEqual([]);
});

it("compiles the card alone that has changed, and moves what is said of the others", async () => {
  await judged(good + bad);
  expect(await judged(card("Ann", "Draw two cards, or three.") + bad)).toEqual(["Ann"]);
  expect(await judged(bad + good)).toEqual(["Ann"]);
});

it("compiles a file of another name", async () => {
  await judged(good);
  expect(await judged(good, "b.cards")).toEqual(["Ann"]);
});

it("compiles again what was not kept whole", async () => {
  await judged(good);
  for (const name of readdirSync(folder)) truncateSync(join(folder, name), 20);
  expect(await judged(good)).toEqual(["Ann"]);
});

it("looks once for what was meant, and moves what was found", async () => {
  let searched = 0;
  const meaning: Compiler = {
    ...fakeCompiler,
    withSuggestions: (file) => {
      searched += 1;
      return Promise.resolve({ ...file, cards: file.cards.map((one) => ({ ...one, diagnostics: one.diagnostics.map((diagnostic) => ({ ...diagnostic, help: `Of ${one.name}.` })) })) });
    },
  };
  const load = (): Promise<Compiler> => Promise.resolve(meaning);
  const suggested = async (source: string): Promise<unknown> => {
    const judge = keepingJudge(folder, load);
    const found = shown(await judge.suggestions(await judge.file(opened(source))));
    const plain = plainJudge(load);
    const count = searched;
    expect(found).toEqual(shown(await plain.suggestions(await plain.file(opened(source)))));
    searched = count;
    return searched;
  };
  expect(await suggested(good + bad)).toBe(1);
  expect(await suggested(bad + good)).toBe(1);
  expect(await suggested(bad.replace("ZZZ", "ZZZZ") + good)).toBe(2);
});
