import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { headerWords } from "../../../games/wowtcg/language/header-words.ts";
import { cardKeys, decodeCardFile, printCard, readCardFile } from "../../../grammar/card-file/index.ts";
import type { CardFile, SourceCard } from "../../../grammar/card-file/index.ts";
import { inHouseNotation, printHeader } from "../../../grammar/header/index.ts";
import { dataPath, hasData, poolFiles } from "../../data.ts";

const folder = join(import.meta.dirname, "..", "..", "..", "cards", "wowtcg");

function readFile(path: string): { readonly text: string; readonly file: CardFile } {
  const decoded = decodeCardFile(readFileSync(path));
  if (!("text" in decoded)) throw new Error(decoded.diagnostic.message);
  return { text: decoded.text, file: readCardFile(decoded.text, { words: headerWords }) };
}

/** Every header that is read prints as it stands; every card prints back whole. */
function expectRoundTrip({ text, file }: ReturnType<typeof readFile>): void {
  for (const card of file.cards) {
    if (card.header !== null) expect(printHeader(card.header)).toBe(card.headerText.text);
    if (card.diagnostics.length === 0) expect(printCard(card)).toBe(text.slice(card.span.start, card.span.end));
  }
}

describe("the game's own cards", () => {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".cards"))
    .map((name) => readFile(join(folder, name)));

  test("are all read, and print back byte for byte", () => {
    expect(files.reduce((sum, { file }) => sum + file.cards.length, 0)).toBe(328);
    for (const read of files) {
      expect(read.file.diagnostics).toEqual([]);
      expect(read.file.game).toBe("wowtcg");
      expect(new Set(cardKeys(read.file.cards)).size).toBe(read.file.cards.length);
      expectRoundTrip(read);
    }
  });
});

describe.skipIf(!hasData)("the data folder", () => {
  test("the seed cards are the game's own cards, but for the notation of their headers", () => {
    const noted = (card: SourceCard): string => printCard(card.header === null ? card : { ...card, header: inHouseNotation(card.header, headerWords) }).replaceAll("\n", " <p> ");
    const { file } = readFile(dataPath("seeds", "seed-cards.txt"));
    expect(file.diagnostics).toEqual([]);
    const printed = readdirSync(folder)
      .filter((name) => name.endsWith(".cards"))
      .flatMap((name) =>
        readFile(join(folder, name)).file.cards.map(noted),
      );
    expect(printed.sort()).toEqual(file.cards.map(noted).sort());
  });

  test("at least 99.5 % of the pool's headers are read, the rest refused with a reason, and all print back", () => {
    const pool = poolFiles().map(readFile);
    pool.forEach(expectRoundTrip);
    const cards = pool.flatMap(({ file }) => file.cards);
    const refused = cards.filter(({ header }) => header === null);
    expect(cards.length).toBe(4722);
    expect(refused.length / cards.length).toBeLessThanOrEqual(0.005);
    for (const card of refused)
      expect(card.diagnostics.some(({ code, help }) => code.startsWith("header/") && help !== undefined)).toBe(true);
  });
});
