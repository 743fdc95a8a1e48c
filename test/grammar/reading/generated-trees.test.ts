import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { vocabulary } from "../../../games/wowtcg/language/vocabulary.ts";
import type { Node } from "../../../grammar/ast.ts";
import { Grammar } from "../../../grammar/grammar.ts";
import { TreeMaker } from "./generated-trees.ts";

const grammar = new Grammar(vocabulary);
const maker = new TreeMaker(grammar);
const names = [{ text: "Zyx", form: "full" as const }];

const withoutSpans = (node: Node): unknown => JSON.parse(JSON.stringify(node, (key, value: unknown) => (key === "span" ? undefined : value)));

describe("trees made from the descriptions", () => {
  test("print a text that prints back, and whose tree is the tree of what it prints", () => {
    fc.assert(
      fc.property(maker.tree("Sentence", 9), (tree) => {
        fc.pre(tree !== null);
        const text = grammar.print(tree as Node);
        const read = grammar.read(text, names, "Sentence");
        fc.pre("node" in read);
        if (!("node" in read)) return;
        const printed = grammar.print(read.node);
        expect(printed).toBe(text);
        const again = grammar.read(printed, names, "Sentence");
        expect("node" in again && withoutSpans(again.node)).toEqual(withoutSpans(read.node));
      }),
      { numRuns: 400, seed: 7, maxSkipsPerRun: 50 },
    );
  });

  test("are nearly all read", () => {
    const trees = fc.sample(maker.tree("Sentence", 9), { numRuns: 400, seed: 11 }).filter((tree) => tree !== null);
    const unread = trees.map((tree) => grammar.print(tree)).filter((text) => !("node" in grammar.read(text, names, "Sentence")));
    expect(unread.length / trees.length).toBeLessThan(0.04);
  });
});
