import { describe, expect, test } from "vitest";
import { headerWords } from "../../../games/wowtcg/language/header-words.ts";
import { readCardFile } from "../../../grammar/card-file/index.ts";
import { inHouseNotation, parseHeader, printHeader, type Header } from "../../../grammar/header/index.ts";
import { seedPaths } from "../../../scripts/meaning/card-paths.ts";
import { hasData, poolFiles } from "../../data.ts";
import { readFileSync } from "node:fs";

/** The fields without places. */
const content = ({ spans: _spans, ...fields }: Header): Omit<Header, "spans"> => fields;

/** Reads back what the house writes: the same fields, and written the same again. */
function expectSameContent(header: Header): void {
  const noted = inHouseNotation(header, headerWords);
  const line = printHeader(noted);
  const { header: read, diagnostics } = parseHeader(line, headerWords);
  expect(diagnostics, line).toEqual([]);
  if (read === null) return;
  expect(content(read)).toEqual(content(noted));
  const { surface: _noted, ...after } = content(read);
  const { surface: _printed, ...before } = content(header);
  expect(after).toEqual(before);
  expect(printHeader(inHouseNotation(read, headerWords))).toBe(line);
}

const headersOf = (path: string): Header[] => readCardFile(readFileSync(path, "utf8"), { words: headerWords }).cards.flatMap(({ header }) => header ?? []);

describe("the house notation of a header", () => {
  test("says the same for every card of cards/, which is written so", () => {
    const headers = seedPaths().flatMap(headersOf);
    expect(headers).toHaveLength(328);
    for (const header of headers) {
      expectSameContent(header);
      expect(printHeader(inHouseNotation(header, headerWords))).toBe(printHeader(header));
    }
  });

  test.skipIf(!hasData)("says the same for every header of the pool", () => {
    poolFiles().flatMap(headersOf).forEach(expectSameContent);
  });

  test.each([
    ["Tar, 2, Ally—Draenei Paladin, 3 ATK (Holy), 2 Health, Unique", "Tar, 2, Ally—Draenei Paladin, Unique, 3 [Holy] ATK / 2 Health"],
    ["Tar, 1+X, Mage, Ability—Fire (Draft-1C)", "Tar, 1 + X, Mage, Ability—Fire (Draft-1C)"],
    ["Tar, 2, Weapon—Sword, 1 Strike, 3 ATK, Melee (1)", "Tar, 2, Weapon—Sword, Melee (1), 3 ATK, 1 Strike"],
    ["Tar, 2, Item—Trinket (2)", "Tar, 2, Item, Trinket (2)"],
    ["Tar, Location—Arena (3)", "Tar, Location—Arena (3)"],
  ])("of %s", (line, house) => {
    const { header } = parseHeader(line, headerWords);
    expect(header === null ? null : printHeader(inHouseNotation(header, headerWords))).toBe(house);
  });
});
