import { describe, expect, test } from "vitest";
import { treeLines } from "../../../cli/output/tree.ts";

describe("a tree", () => {
  test("is one line while it is short", () => {
    expect(treeLines({ kind: "noun", words: ["target", "ally"], count: null, gap: undefined })).toEqual(["{ kind: noun, words: [target, ally], count: null }"]);
  });

  test("is a line a field when it is long", () => {
    const value = { kind: "clauses", list: [{ verb: "draw", object: { what: "a card", of: "nobody in particular" } }, "x"] };
    expect(treeLines(value, 40)).toEqual(["kind: clauses", "list:", "  - verb: draw", "    object:", '      what: "a card"', '      of: "nobody in particular"', "  - x"]);
  });
});
