import { describe, expect, it } from "vitest";
import { parseRow } from "../../../compiler/3-emit/writing.ts";
import { WRITINGS } from "../../../ir/constructors/table.ts";
import * as powers from "../../../ir/powers.ts";
import schema from "../../../ir/schema.json" with { type: "json" };
import type { Schema } from "./any-value.ts";

const rows = Object.values(WRITINGS).flatMap((ofFamily) => [...ofFamily]).map(([pattern, writing]) => parseRow(pattern, writing));

describe("the table of writings", () => {
  it("names every constructor of cardwright/powers, each once, and nothing else", () => {
    const others = ["FORMAT", "card", "face", "keywordDefinition"];
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(powers).filter((name) => !others.includes(name)).sort());
  });

  it("says whether a word is a constant or is called", () => {
    for (const { name, positions } of rows) {
      expect(typeof powers[name as keyof typeof powers], name).toBe(positions === null ? "object" : "function");
    }
  });

  it("writes every node that the schema knows", () => {
    const definitions: Readonly<Record<string, Schema>> = schema.definitions;
    const nodes = Object.entries(definitions).flatMap(([name, definition]) => (name === "CardCost" ? [] : (definition.anyOf ?? [definition])));
    const unwritten = nodes.flatMap(({ properties }) => {
      const [key, field] = Object.entries(properties ?? {})[0] ?? [];
      const family = Object.entries(WRITINGS).find(([told]) => told === key)?.[1];
      const values = field?.const === undefined ? (field?.enum ?? []) : [field.const];
      return family === undefined ? [] : values.filter((value) => !family.some(([pattern]) => Object.values(pattern)[0] === value));
    });
    expect(unwritten).toEqual([]);
  });
});
