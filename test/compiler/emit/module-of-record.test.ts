import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import { Project } from "ts-morph";
import { describe, expect, it } from "vitest";
import { compileFile } from "../../../compiler/compile-file.ts";
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
