import { describe, expect, test } from "vitest";
import { readDeckFile } from "../../cli/deck-file.ts";
import { LineIndex } from "../../grammar/diagnostics/line-index.ts";

const cards = { names: ["Ravena", "Tim", "Bo, the \"Swift\"", "Quest for Gold", "Orlan"], isHero: (name: string) => name === "Ravena" || name === "Orlan" };

function complaints(source: string): string[] {
  const lines = new LineIndex(source);
  return readDeckFile(source, cards).diagnostics.map(({ code, span }) => {
    const { line, column } = lines.lineColumn(span.start);
    return `${line}:${column} ${code} ${source.slice(span.start, span.end)}`;
  });
}

describe("a deck file", () => {
  test("names a hero, the deck, and what lies outside of it", () => {
    const source = "\ufeff# My deck\r\n1 Ravena\r\n\r\n4 tim   # cheap\r\n4x Bo, the “Swift”\r\nside:\r\n1 Tim\r\nCollection:\r\n2 Quest for Gold\r\n";
    expect(readDeckFile(source, cards)).toEqual({
      deck: { hero: "Ravena", main: [{ name: "Tim", count: 4 }, { name: "Bo, the \"Swift\"", count: 4 }], side: [{ name: "Tim", count: 1 }], collection: [{ name: "Quest for Gold", count: 2 }] },
      diagnostics: [],
    });
  });

  test.each([
    ["", ["1:1 deck/empty "]],
    ["# nothing\n", ["1:1 deck/empty "]],
    ["4 Tim\n", ["1:1 deck/no-hero 4 Tim"]],
    ["2 Ravena\n", ["1:1 deck/count 2 Ravena"]],
    ["1 Ravena\n0 Tim\n", ["2:1 deck/count 0"]],
    ["1 Ravena\n999 Tim\n", ["2:1 deck/count 999"]],
    ["1 Ravena\n4 Tmi\n-3 Tim\nTim\n4\n", ["2:3 deck/unknown-card Tmi", "3:1 deck/line -3 Tim", "4:1 deck/line Tim", "5:1 deck/line 4"]],
    ["1 Ravena\n4 Tim\n1 Orlan\n", ["3:3 deck/hero Orlan"]],
    ["1 Revana\n4 Tim\n", ["1:3 deck/unknown-card Revana"]],
    ["1 Ravena\nCollection:\n1 Tim\nCollection:\n", ["4:1 deck/line Collection:"]],
  ])("says what is wrong with %j", (source, expected) => {
    expect(complaints(source)).toEqual(expected);
    expect(readDeckFile(source, cards).deck).toBeNull();
  });

  test("suggests the name that is meant", () => {
    expect(readDeckFile("1 Revana\n", cards).diagnostics[0]?.help).toBe("Did you mean “Ravena”?");
  });
});
