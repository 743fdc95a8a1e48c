import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { format } from "prettier";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STYLE } from "../../compiler/3-emit/layout.ts";

const root = join(import.meta.dirname, "../..");
const committed = join(root, "generated");

/** What the built program makes of `cards/` now. */
let fresh: string;
let scratch: string;
let told: string;

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "cardwright-generated-"));
  fresh = join(scratch, "ts");
  told = spawnSync(process.execPath, ["dist/cli/cardwright.js", "compile", "cards", "--out", fresh], { cwd: root, encoding: "utf8" }).stderr;
});

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe("generated/", () => {
  it("is what the cards compile to (npx cardwright compile cards --out generated)", (context) => {
    context.skip(told.includes("is not there yet"), "the compiler is not there yet");
    expect(filesOf(committed)).toEqual(filesOf(fresh));
    const stale = filesOf(fresh).filter((file) => read(committed, file) !== read(fresh, file));
    expect(stale).toEqual([]);
  });

  it("gives, as it is built, the data that compile --emit json writes", async () => {
    const json = join(scratch, "json");
    spawnSync(process.execPath, ["dist/cli/cardwright.js", "compile", "cards", "--emit", "json", "--out", json], { cwd: root });
    for (const place of placesOf(committed)) {
      const barrel = (await import(pathToFileURL(join(root, "dist/generated", place, "index.js")).href)) as Readonly<Record<string, unknown>>;
      const files = filesOf(join(json, place)).filter((file) => file !== "manifest.json");
      const stems = files.map((file) => file.replace(/\.json$/, "")).sort();
      const data = stems.map((stem): unknown => JSON.parse(read(join(json, place), `${stem}.json`)));
      expect(Object.values(barrel).flat(), place).toEqual(data);
    }
  });

  it("is laid out as prettier does, every module of it", async () => {
    for (const file of filesOf(committed).filter((name) => name.endsWith(".ts"))) {
      const text = read(committed, file);
      expect(await format(text, { ...STYLE, parser: "typescript" }), file).toBe(text);
    }
  });
});

function filesOf(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name).slice(folder.length + 1)] : [])).sort();
}

/** The folders `game/set`. */
function placesOf(folder: string): readonly string[] {
  return filesOf(folder).flatMap((file) => (file.endsWith("index.ts") ? [dirname(file)] : []));
}

function read(folder: string, file: string): string {
  return readFileSync(join(folder, file), "utf8");
}
