import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readParagraph } from "../../compiler/read-paragraph.ts";
import { lex } from "../../grammar/lexer.ts";
import { seedPaths } from "../../scripts/meaning/card-paths.ts";
import { EQUAL_WORDINGS, isEqualWording } from "../../scripts/meaning/equal-wordings.ts";
import { hasData, poolFiles } from "../data.ts";
import { playableLanguage } from "../../scripts/meaning/playable-language.ts";
import { wholeCards, type WholeParagraph } from "../../scripts/meaning/whole-cards.ts";

const language = await playableLanguage();

/** A token of a card, and the text without it. */
interface Deletion {
  readonly paragraph: WholeParagraph;
  readonly start: number;
  readonly end: number;
}

/** What stands in parentheses says again what the card means; a number in them is a cost, or how many there may be. */
function isReminded(text: string, at: number): boolean {
  const marks = text.replace(/\((?:\d+|X)\)/g, (cost) => " ".repeat(cost.length)).slice(0, at).match(/[()]/g) ?? [];
  return marks.filter((mark) => mark === "(").length > marks.filter((mark) => mark === ")").length;
}

const deletions: readonly Deletion[] = wholeCards(seedPaths(), language)
  .flatMap(({ paragraphs }) => paragraphs)
  .flatMap((paragraph) => lex(paragraph.text, language.grammar.lexicon, paragraph.context.names).tokens.map(({ startOffset, endOffset }) => ({ paragraph, start: startOffset, end: (endOffset as number) + 1 })))
  .filter(({ paragraph, start }) => !isReminded(paragraph.text, start));

/** The text without a token, and as somebody would write it then. */
function without({ paragraph: { text }, start, end }: Deletion): readonly string[] {
  const cut = text.slice(0, start) + text.slice(end);
  const tidy = cut.replace(/\s+/g, " ").replace(/ ([,.:;])/g, "$1").trim();
  return [cut, tidy, tidy.replace(/(^|[.:] |>>> )([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())];
}

describe("a card without one of its tokens", () => {
  test("is refused or means something else, and is judged at once", () => {
    expect(deletions.length).toBeGreaterThan(7000);
    fc.assert(
      fc.property(fc.nat(deletions.length - 1), (index) => {
        const deletion = deletions[index] as Deletion;
        const { paragraph, start, end } = deletion;
        const official = isEqualWording(paragraph.text, start, end);
        for (const text of new Set(without(deletion))) {
          const before = performance.now();
          const { powers } = readParagraph(text, paragraph.context);
          expect(performance.now() - before, `${paragraph.card}: ${text}`).toBeLessThan(5000);
          if (!official && powers !== null) expect(JSON.stringify(powers), `${paragraph.card}: ${text}`).not.toBe(JSON.stringify(paragraph.powers));
        }
      }),
      { numRuns: 1500 },
    );
  }, 120_000);

  test("is an official wording only where cards print both", () => {
    for (const { printed } of EQUAL_WORDINGS) expect(new Set(printed).size).toBe(2);
  });
});

test.skipIf(!hasData)("each pair of wordings that mean the same is on two cards that are printed", () => {
  const printed = [...poolFiles(), ...seedPaths()].flatMap((file) => readFileSync(file, "utf8").split("\n"));
  const names = new Set(EQUAL_WORDINGS.flatMap((row) => row.printed));
  expect([...names].filter((name) => !printed.some((line) => line.startsWith(`${name}, `)))).toEqual([]);
});
