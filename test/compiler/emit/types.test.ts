import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { emitKeyword, emitModule } from "../../../compiler/3-emit/emit-module.ts";
import type { Card, KeywordDefinition } from "../../../ir/index.ts";
import schema from "../../../ir/schema.json" with { type: "json" };
import { anyValue } from "./any-value.ts";

const root = join(import.meta.dirname, "../../..");
const folder = join(root, ".cache/any-modules");

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("emitted modules", () => {
  it("type-check under the project's strict settings, whatever the card says", () => {
    const cards = fc.sample(anyValue(schema, "Card") as fc.Arbitrary<Card>, { numRuns: 200, seed: 4 }).map(emitModule);
    const keywords = fc.sample(anyValue(schema, "KeywordDefinition") as fc.Arbitrary<KeywordDefinition>, { numRuns: 50, seed: 5 }).map(emitKeyword);
    mkdirSync(folder, { recursive: true });
    for (const [index, module] of [...cards, ...keywords].entries()) writeFileSync(join(folder, `${index}.ts`), module);
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ extends: "../../tsconfig.json", include: ["*.ts"] }));
    const checked = spawnSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", folder], { encoding: "utf8" });
    expect(checked.stdout).toBe("");
  });
});
