import { describe, expect, test } from "vitest";
import { vocabulary } from "../../../games/wowtcg/language/vocabulary.ts";
import { walk } from "../../../grammar/ast.ts";
import { Grammar, phrases } from "../../../grammar/grammar.ts";
import { seedParagraphs } from "./seed-paragraphs.ts";

const grammar = new Grammar(vocabulary);

describe("the cards that the project prints", () => {
  const paragraphs = seedParagraphs();

  test("are many", () => {
    expect(paragraphs.length).toBeGreaterThan(500);
  });

  test("are read whole and printed back as they are", () => {
    const unlike = paragraphs.flatMap(({ card, text, names }) => {
      const read = grammar.read(text, names);
      const printed = "node" in read ? grammar.print(read.node) : `(not read from “${read.lexed.tokens[read.stoppedAt]?.image ?? "the end"}” on)`;
      return printed === text ? [] : [`${card}: ${text}\n  ${printed}`];
    });
    expect(unlike).toEqual([]);
  });

  test("leave no token without a node, and no node without a phrase that describes it", () => {
    for (const { text, names } of paragraphs) {
      const read = grammar.read(text, names);
      if (!("node" in read)) continue;
      expect(read.owners.length).toBe(read.lexed.tokens.length);
      const nodes = new Set(walk(read.node));
      for (const owner of read.owners) expect(nodes.has(owner)).toBe(true);
      for (const { kind } of nodes) expect(phrases.has(kind)).toBe(true);
    }
  });

  test("can lose any token without harm to the reader", () => {
    for (const { text, names } of paragraphs.filter((_, index) => index % 8 === 0)) {
      const { tokens } = grammar.read(text, names).lexed;
      for (const { startOffset, image } of tokens) {
        const shorter = text.slice(0, startOffset) + text.slice(startOffset + image.length);
        const read = grammar.read(shorter, names);
        if ("node" in read) grammar.print(read.node);
        else expect(read.stoppedAt).toBeLessThanOrEqual(read.lexed.tokens.length);
      }
    }
  });
});
