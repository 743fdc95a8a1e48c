import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { format } from "prettier";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeGenerated } from "../../../cli/generated/write-generated.ts";
import type { CompiledCard, CompiledFile } from "../../../compiler/compiled.ts";
import { STYLE } from "../../../compiler/3-emit/layout.ts";
import type { Card, KeywordDefinition } from "../../../ir/index.ts";
import { nova, tinker, tower } from "../../compiler/emit/sample-cards.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cardwright-"));
  mkdirSync(join(folder, "cards"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const slipAway: KeywordDefinition = { format: 1, game: "made-up", keyword: "slip away", forms: [], parameters: [], powers: [] };

describe("writeGenerated", () => {
  it("writes a module a card, a barrel and a manifest", async () => {
    expect(await compile([file("first", [tinker, nova], [slipAway])])).toEqual({ written: 7, unchanged: 0, removed: 0 });
    expect(listed("made-up/first")).toEqual(["brisk-tinker.ts", "cold-nova.ts", "index.ts", "manifest.json"]);
    expect(listed("made-up/keywords")).toEqual(["index.ts", "manifest.json", "slip-away.ts"]);
    expect(read("made-up/first/index.ts")).toMatchInlineSnapshot(`
      "import type { Card } from "cardwright/powers";
      import briskTinker from "./brisk-tinker.ts";
      import coldNova from "./cold-nova.ts";

      /** The cards of this folder, by key. */
      export const cards: readonly Card[] = [briskTinker, coldNova];
      "
    `);
    expect(JSON.parse(read("made-up/first/manifest.json"))).toMatchObject({
      game: "made-up",
      set: "first",
      modules: [
        { key: "brisk-tinker", name: "Brisk Tinker", file: "brisk-tinker.ts", source: "cards/first.cards" },
        { key: "cold-nova", name: "Cold Nova", file: "cold-nova.ts", source: "cards/first.cards" },
      ],
    });
    for (const path of ["first/brisk-tinker.ts", "first/index.ts", "keywords/index.ts"]) {
      const text = read(`made-up/${path}`);
      expect(await format(text, { ...STYLE, parser: "typescript" })).toBe(text);
    }
  });

  it("touches nothing when nothing has changed", async () => {
    await compile([file("first", [tinker, nova])]);
    for (const name of listed("made-up/first")) utimesSync(path(`made-up/first/${name}`), 1, 1);
    expect(await compile([file("first", [tinker, nova])])).toEqual({ written: 0, unchanged: 4, removed: 0 });
    expect(listed("made-up/first").map((name) => statSync(path(`made-up/first/${name}`)).mtimeMs)).toEqual([1000, 1000, 1000, 1000]);
  });

  it("writes again only what has changed, or was changed by hand", async () => {
    await compile([file("first", [tinker, nova])]);
    expect(await compile([file("first", [{ ...tinker, rarity: "R" }, nova])])).toMatchObject({ written: 2 });
    const before = read("made-up/first/cold-nova.ts");
    writeFileSync(path("made-up/first/cold-nova.ts"), before.replace("4", "5"));
    expect(await compile([file("first", [{ ...tinker, rarity: "R" }, nova])])).toMatchObject({ written: 1 });
    expect(read("made-up/first/cold-nova.ts")).toBe(before);
  });

  it("removes the module of a card that is gone or refused, and no other", async () => {
    await compile([file("first", [tinker, nova]), file("second", [{ ...tower, set: "second" }])]);
    writeFileSync(path("made-up/first/my-notes.ts"), "");
    expect(await compile([file("first", [nova])], ["cards/first.cards"])).toMatchObject({ removed: 1 });
    expect(listed("made-up/first")).toEqual(["cold-nova.ts", "index.ts", "manifest.json", "my-notes.ts"]);
    expect(listed("made-up/second")).toEqual(["index.ts", "manifest.json", "the-tower-of-why.ts"]);
  });

  it("removes a set whose file is gone from a folder that is compiled", async () => {
    await compile([file("first", [tinker]), file("second", [{ ...tower, set: "second" }])]);
    expect(await compile([file("first", [tinker])])).toEqual({ written: 0, unchanged: 3, removed: 3 });
    expect(existsSync(path("made-up/second"))).toBe(false);
  });

  it("removes modules also where the manifest is broken", async () => {
    await compile([file("first", [tinker, nova])]);
    writeFileSync(path("made-up/first/manifest.json"), "<<<<<<<");
    expect(await compile([file("first", [nova])])).toEqual({ written: 2, unchanged: 1, removed: 1 });
    expect(listed("made-up/first")).toEqual(["cold-nova.ts", "index.ts", "manifest.json"]);
  });

  it("refuses two files with the same card", async () => {
    const twice = compile([file("first", [tinker]), { ...file("first", [tinker]), file: "cards/again/first.cards" }]);
    await expect(twice).rejects.toThrow("cards/first.cards and cards/again/first.cards both have “Brisk Tinker”");
  });

  it("writes the meaning alone as JSON", async () => {
    await compile([file("first", [tinker])]);
    await compile([file("first", [tinker])], ["cards"], "json");
    expect(listed("made-up/first")).toEqual(["brisk-tinker.json", "manifest.json"]);
    expect(JSON.parse(read("made-up/first/brisk-tinker.json"))).toEqual(tinker);
  });
});

function compile(files: readonly CompiledFile[], given: readonly string[] = ["cards"], emit: "ts" | "json" = "ts"): ReturnType<typeof writeGenerated> {
  return writeGenerated(files, { out: "generated", folder, given, emit });
}

function file(set: string, cards: readonly Card[], keywords: readonly KeywordDefinition[] = []): CompiledFile {
  return { file: `cards/${set}.cards`, game: "made-up", set, source: "", cards: cards.map(compiled), keywords, diagnostics: [] };
}

function compiled(ir: Card): CompiledCard {
  const { game, set, key, name } = ir;
  return { file: "", line: 1, game, set, key, name, header: null, text: "", tokens: [], ast: null, printed: "", bindings: [], ir, diagnostics: [], status: "whole" };
}

function path(name: string): string {
  return join(folder, "generated", name);
}

function listed(name: string): readonly string[] {
  return readdirSync(path(name)).sort();
}

function read(name: string): string {
  return readFileSync(path(name), "utf8");
}
