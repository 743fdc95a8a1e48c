import { describe, expect, it } from "vitest";
import { parseRow } from "../../../compiler/3-emit/writing.ts";
import { WRITINGS } from "../../../ir/constructors/table.ts";
import * as powers from "../../../ir/powers.ts";

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
});
