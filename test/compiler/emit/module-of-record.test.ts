import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import { Project, VariableDeclarationKind } from "ts-morph";
import { describe, expect, it } from "vitest";
import { compileFile } from "../../../compiler/compile-file.ts";
import { barrelStructure, type BarrelKind, type Gathered } from "../../../compiler/3-emit/barrel-structure.ts";
import { emitBarrel } from "../../../compiler/3-emit/emit-barrel.ts";
import { emitModule } from "../../../compiler/3-emit/emit-module.ts";
import { STYLE } from "../../../compiler/3-emit/layout.ts";
import { cardModule } from "../../../compiler/3-emit/module-structure.ts";
import { language } from "../../../games/wowtcg/language/index.ts";
import type { Card } from "../../../ir/index.ts";
import { nova, tinker, tower } from "./sample-cards.ts";

const folder = join(import.meta.dirname, "../../../cards/wowtcg");
const project = new Project({ useInMemoryFileSystem: true });

/** The module as ts-morph writes it and prettier formats it. */
async function ofRecord(card: Card): Promise<string> {
  const { imports, exported } = cardModule(card);
  const file = project.createSourceFile("card.ts", "", { overwrite: true });
  file.addImportDeclaration(imports);
  file.addExportAssignment(exported);
  return format(file.getFullText(), { ...STYLE, parser: "typescript" });
}

describe("a module, written by ts-morph from its structure and formatted by prettier, is what emitModule writes:", () => {
  it.each([tinker, nova, tower])("$name", async (card) => {
    expect(emitModule(card)).toBe(await ofRecord(card));
  });

  it.each(readdirSync(folder).sort())("every card of %s that compiles", async (file) => {
    const whole = compileFile(readFileSync(join(folder, file), "utf8"), language, { file }).cards.flatMap(({ ir }) => ir ?? []);
    expect(whole.length).toBeGreaterThan(0);
    for (const card of whole) expect(emitModule(card), card.name).toBe(await ofRecord(card));
  });
});

/** The barrel as ts-morph writes it and prettier formats it. */
async function barrelOfRecord(modules: readonly Gathered[], kind: BarrelKind): Promise<string> {
  const { imports, list } = barrelStructure(modules, kind);
  const file = project.createSourceFile("index.ts", "", { overwrite: true });
  file.addImportDeclarations(imports);
  file.addVariableStatement({ ...list, declarationKind: VariableDeclarationKind.Const });
  return format(file.getFullText(), { ...STYLE, parser: "typescript" });
}

describe("a barrel, written by ts-morph from its structure and formatted by prettier, is what emitBarrel writes:", () => {
  const cards: BarrelKind = { constant: "cards", type: "Card" };
  const gathered = (...keys: readonly string[]): readonly Gathered[] => keys.map((key) => ({ key, file: `${key}.ts` }));

  it.each([
    { of: "one card", modules: gathered("brisk-tinker") },
    { of: "two", modules: gathered("brisk-tinker", "cold-nova") },
    // The list fills a line of eighty characters to the last, and goes beyond it by one.
    { of: "as many as a line takes", modules: gathered("a".repeat(36), "b") },
    { of: "one more letter", modules: gathered("a".repeat(37), "b") },
    { of: "a name longer than a line", modules: gathered("a".repeat(90)) },
    { of: "names that must be changed", modules: gathered("class", "3-wishes", "a-b", "ab", "a--b") },
  ])("$of", async ({ modules }) => {
    expect(emitBarrel(modules, cards)).toBe(await barrelOfRecord(modules, cards));
  });

  it("every number of keywords up to a hundred", async () => {
    const keywords: BarrelKind = { constant: "keywords", type: "KeywordDefinition" };
    for (let count = 1; count <= 100; count++) {
      const modules = gathered(...Array.from({ length: count }, (_, index) => "k".repeat(1 + (index % 9)) + index));
      expect(emitBarrel(modules, keywords)).toBe(await barrelOfRecord(modules, keywords));
    }
  });
});
