import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { vocabulary } from "../games/wowtcg/language/vocabulary.ts";

const root = join(import.meta.dirname, "..");

const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((path) => join(folder, path))
    .filter((path) => path.endsWith(".ts") && statSync(join(root, path)).isFile());

const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** The code of a file: comments, and the examples of a rule of wording, may give card text. */
const codeOf = (path: string): string =>
  read(path)
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\/\/.*$/gm, "")
    .replace(/^  examples: \{[\s\S]*?^  \},$/m, "");

/** The files of ours that a file imports, as paths from the root, and the packages. */
function importsOf(path: string): { readonly ours: string[]; readonly packages: string[] } {
  const ours: string[] = [];
  const packages: string[] = [];
  for (const [, from = ""] of read(path).matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)"([^"]+)"/g)) {
    if (from.startsWith(".")) ours.push(relative(root, join(root, path, "..", from)));
    else packages.push(from);
  }
  return { ours, packages };
}

/** What each folder may import of ours, besides itself. */
const ALLOWED: readonly (readonly [string, readonly string[]])[] = [
  ["ir", []],
  ["grammar", []],
  ["compiler", ["grammar/", "ir/"]],
  ["runtime", ["ir/"]],
  ["lint", ["grammar/", "compiler/", "ir/"]],
  ["format", ["grammar/", "compiler/", "ir/"]],
  ["games/wowtcg/language", ["grammar/"]],
  ["games/wowtcg/rules", ["runtime/", "ir/"]],
];

const LOWERED = ["statements", "effects", "powers"].map((folder) => `compiler/2-lower/${folder}/`);

/** The steps of the compiler, each with those that come after it. */
const STEPS: readonly (readonly [string, readonly string[]])[] = [
  ["compiler/1-resolve", ["compiler/agreement/", "compiler/2-lower/", "compiler/3-emit/"]],
  ["compiler/agreement", ["compiler/2-lower/", "compiler/3-emit/"]],
  ["compiler/2-lower/amounts", LOWERED],
  ["compiler/2-lower/nouns", LOWERED],
  ["compiler/2-lower/clauses", LOWERED],
  ["compiler/2-lower/statements", LOWERED.slice(1)],
  ["compiler/2-lower/effects", LOWERED.slice(2)],
  ["compiler/2-lower", ["compiler/agreement/", "compiler/3-emit/"]],
];

describe("imports", () => {
  test.each(ALLOWED)("%s imports only what is below it", (folder, allowed) => {
    const wrong = sources(folder).flatMap((path) =>
      importsOf(path)
        .ours.filter((target) => !target.startsWith(`${folder}/`) && !allowed.some((prefix) => target.startsWith(prefix)))
        .map((target) => `${path} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test.each(STEPS)("%s imports nothing that comes after it", (folder, later) => {
    const wrong = sources(folder).flatMap((path) => importsOf(path).ours.filter((target) => later.some((prefix) => target.startsWith(prefix))).map((target) => `${path} imports ${target}`));
    expect(wrong).toEqual([]);
  });

  test("what is generated imports nothing but the powers", () => {
    const wrong = sources("generated").filter((path) => {
      const { ours, packages } = importsOf(path);
      return packages.some((name) => name !== "cardwright/powers") || ours.some((target) => !path.endsWith("index.ts") || !target.startsWith("generated/"));
    });
    expect(wrong).toEqual([]);
  });

  test("nothing but the command line imports Node's own modules", () => {
    const wrong = ["ir", "grammar", "compiler", "runtime", "lint", "format", "games"].flatMap(sources).filter((path) => importsOf(path).packages.some((name) => name.startsWith("node:")));
    expect(wrong).toEqual([]);
  });
});

describe("files", () => {
  const written = ["ir", "grammar", "compiler", "runtime", "lint", "format", "games", "cli", "bench", "scripts"].flatMap(sources);

  test("no file is longer than 400 lines", () => {
    expect(written.filter((path) => read(path).split("\n").length > 400)).toEqual([]);
  });

  test("half of them keep to 150 lines", () => {
    const lengths = written.map((path) => read(path).split("\n").length).sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(150);
  });

  test("none is called after nothing", () => {
    expect(written.filter((path) => /(?:^|[/-])(?:utils?|helpers?|manager|misc|common)(?:[-.]|$)|\/types\.ts$/.test(path))).toEqual([]);
  });

  test("types are checked, not silenced", () => {
    expect(written.filter((path) => /@ts-(?:ignore|expect-error|nocheck)/.test(read(path)) || /\bas any\b|: any\b/.test(codeOf(path)))).toEqual([]);
  });
});

describe("names", () => {
  const neutral = ["ir", "grammar", "compiler", "runtime", "lint", "format"].flatMap(sources).filter((path) => !path.endsWith("schema.json"));

  test("no keyword is named outside its game", () => {
    const keywords = vocabulary.keywords.map(({ lemma }) => lemma).filter((lemma) => lemma.length > 4 || lemma.includes(" "));
    const wrong = neutral.flatMap((path) => {
      const code = codeOf(path);
      return keywords.filter((keyword) => new RegExp(`["'\`]${keyword.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}["'\`]`, "i").test(code)).map((keyword) => `${path}: ${keyword}`);
    });
    expect(wrong).toEqual([]);
  });

  test("no card is named in code", () => {
    const names = readdirSync(join(root, "cards/wowtcg"))
      .flatMap((file) => read(join("cards/wowtcg", file)).split(/\n\n+/))
      .flatMap((card) => /^([^,\n#]+),/.exec(card)?.[1] ?? [])
      .filter((name) => name.includes(" "));
    expect(names.length).toBeGreaterThan(100);
    const wrong = [...neutral, ...sources("games/wowtcg/rules")].flatMap((path) => {
      const code = codeOf(path);
      return names.filter((name) => code.includes(`"${name}"`) || code.includes(`'${name}'`)).map((name) => `${path}: ${name}`);
    });
    expect(wrong).toEqual([]);
  });
});
