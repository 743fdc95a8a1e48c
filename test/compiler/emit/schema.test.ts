import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { irDocs } from "../../../scripts/ir-docs.ts";
import { irSchema, schemaText } from "../../../scripts/ir-schema.ts";
import { nova, tinker, tower } from "./sample-cards.ts";

const root = join(import.meta.dirname, "../../..");
const schema = irSchema(root);

describe("the schema of the intermediate representation", () => {
  it("is what the types say (npm run schema)", () => {
    expect(readFileSync(join(root, "ir/schema.json"), "utf8")).toBe(schemaText(schema));
  });

  it("is told by its page (npm run schema)", () => {
    expect(readFileSync(join(root, "docs/ir.md"), "utf8")).toBe(irDocs(schema));
  });

  it("admits cards, and nothing that is not one", () => {
    const plain: object = JSON.parse(schemaText(schema));
    const admits = new Ajv({ strict: true, allowUnionTypes: true }).compile(plain);
    for (const card of [tinker, nova, tower]) expect(admits(card)).toBe(true);
    expect(admits({ ...tinker, powers: [{ power: "oneShot", effects: [{ do: "act" }] }] })).toBe(false);
    expect(admits({ ...tinker, colour: "blue" })).toBe(false);
  });
});
