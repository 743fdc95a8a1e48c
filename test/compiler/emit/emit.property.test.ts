import fc from "fast-check";
import { format } from "prettier";
import { describe, expect, it } from "vitest";
import { emitKeyword, emitModule } from "../../../compiler/3-emit/emit-module.ts";
import { STYLE } from "../../../compiler/3-emit/layout.ts";
import type { Card, KeywordDefinition } from "../../../ir/index.ts";
import * as powers from "../../../ir/powers.ts";
import schema from "../../../ir/schema.json" with { type: "json" };
import { anyValue } from "./any-value.ts";

const anyCard = anyValue(schema, "Card") as fc.Arbitrary<Card>;
const anyKeyword = anyValue(schema, "KeywordDefinition") as fc.Arbitrary<KeywordDefinition>;

describe("an emitted module", () => {
  it("gives back any card", () => {
    fc.assert(fc.property(anyCard, (card) => void expect(evaluate(emitModule(card))).toStrictEqual(card)), { numRuns: 1500, seed: 1 });
  });

  it("gives back any keyword", () => {
    fc.assert(fc.property(anyKeyword, (definition) => void expect(evaluate(emitKeyword(definition))).toStrictEqual(definition)), { numRuns: 500, seed: 2 });
  });

  it("is laid out as prettier does", async () => {
    const property = fc.asyncProperty(anyCard, async (card) => {
      const module = emitModule(card);
      expect(await format(module, { ...STYLE, parser: "typescript" })).toBe(module);
    });
    await fc.assert(property, { numRuns: 200, seed: 3 });
  });
});

/** Runs a module on the constructors of this tree. */
function evaluate(module: string): unknown {
  const [imports = "", expression = ""] = module.split(/^export default /m);
  const words = (/\{([^}]*)\}/.exec(imports)?.[1] ?? "").split(",").map((word) => word.trim()).filter((word) => word !== "");
  const run = new Function(...words, `return ${expression}`) as (...constructors: unknown[]) => unknown;
  return run(...words.map((word) => powers[word as keyof typeof powers]));
}
