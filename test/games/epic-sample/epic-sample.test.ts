import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Grammar } from "../../../grammar/grammar.ts";
import { readCardFile } from "../../../grammar/card-file/index.ts";
import { readKeywordBlocks, reminderMatches, withKeywords } from "../../../grammar/keyword-notation/index.ts";
import { selfNames } from "../../../grammar/self-names.ts";
import { epicSample, epicSampleHeaderWords } from "./vocabulary.ts";

const source = readFileSync(join(import.meta.dirname, "champions.cards"), "utf8");
const file = readCardFile(source, { words: epicSampleHeaderWords, blocks: ["keyword"] });
const { declarations, diagnostics } = readKeywordBlocks(file.blocks);
const grammar = new Grammar(withKeywords(epicSample, declarations));

function printed(text: string, ...more: Parameters<Grammar["read"]> extends [string, ...infer Rest] ? Rest : never): string {
  const read = grammar.read(text, ...more);
  return "node" in read ? grammar.print(read.node) : `${text.slice(0, read.lexed.tokens[read.stoppedAt]?.startOffset)}…`;
}

describe("a second game in the same grammar", () => {
  test("its file has ten champions and four keywords, and nothing is wrong with it", () => {
    expect(file.diagnostics).toEqual([]);
    expect(diagnostics).toEqual([]);
    expect(file.game).toBe("epic-sample");
    expect(file.cards).toHaveLength(10);
    expect(declarations.map(({ title }) => title)).toEqual(["Deadly", "Herald", "Immutable", "Reserve"]);
  });

  test.each(declarations.map((keyword) => [keyword.title, keyword] as const))("the meaning of %s is read", (_title, keyword) => {
    for (const { text } of keyword.meaning) expect(printed(text, [], "Paragraph", keyword.parameters)).toBe(text);
    for (const { text } of keyword.reminders) expect(reminderMatches(keyword, {}, text)).toBe(true);
  });

  test.each(file.cards.map((card) => [card.header?.name ?? "", card] as const))("%s is read", (name, card) => {
    expect(card.header?.stats.atk).not.toBeNull();
    for (const face of card.faces) for (const { text } of face.paragraphs) expect(printed(text, selfNames(name, true))).toBe(text);
  });

  test("words of the first game are none here", () => {
    for (const text of ["Exhaust target ally.", "Draw a card from your graveyard.", "This champion has ferocity."]) expect(printed(text)).toContain("…");
  });
});
