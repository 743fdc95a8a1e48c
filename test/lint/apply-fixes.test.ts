import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { compileFile } from "../../compiler/compile-file.ts";
import { language } from "../../games/wowtcg/language/index.ts";
import { applySafeFixes, rules, type LintSettings } from "../../lint/index.ts";
import { seedPaths } from "../../scripts/meaning/card-paths.ts";

const settings: LintSettings = { rules, era: "2009" };
const fix = (source: string): string => applySafeFixes(source, language, settings).source;
const meanings = (source: string): unknown[] => compileFile(source, language, { file: "cards" }).cards.map(({ ir }) => ir);

const header = "Brindle Cogsworth, 2, Alliance, Ally—Gnome Mage, 2 [Arcane] ATK / 2 Health";

describe("safe fixes", () => {
  test("several faults of a card are mended together, also where each alone would leave it refused", () => {
    const source = `${header}\nWhen brindle leaves play draw two cards\n[Activate] -> put target ally into it’s owner's hand.\n`.replace("brindle", "Brindle");
    expect(fix(source)).toBe(`${header}\nWhen Brindle leaves play, draw two cards.\n[Activate] >>> Put target ally into its owner's hand.\n`);
  });

  test("a card that stays refused keeps every letter that could matter", () => {
    const source = `${header}\nWhen Brindle flurbs play draw a card\n`;
    expect(fix(source)).toBe(source);
  });

  test("cards, comments and keywords around stay as they are", () => {
    const keyword = "keyword Whirl: Whirl\nWhen this ally attacks, draw a card.";
    const source = `game: wowtcg\n\n# A set.\n\n${header}\nprotector\n\n# Two.\n${header.replace("Brindle", "Other")}\nElusive\n\n# End.\n`;
    expect(fix(source)).toBe(source.replace("protector", "Protector"));
    expect(keyword).toContain("Whirl");
  });

  test("line ends and what excuses findings are kept", () => {
    const source = `# cardwright-disable-next-line curly-quotes: as printed\r\n${header}\r\nProtector\r\nWhen Brindle leaves play,  draw a card.\r\n`;
    const fixed = fix(source);
    expect(fixed).toContain("play, draw");
    expect(fixed.split("\r\n").length).toBe(source.split("\r\n").length - 1);
  });
});

describe("cards of cards/ that are typed carelessly", () => {
  const source = readFileSync(seedPaths()[0] as string, "utf8");
  const careless: readonly (readonly [string, (text: string) => string])[] = [
    ["curly quotes", (text) => text.replaceAll("'", "’")],
    ["double spaces", (text) => text.replaceAll(", ", ",  ").replaceAll(" a ", "  a ")],
    ["dashes for minus", (text) => text.replace(/ -(?=\d)/g, " –")],
    ["arrows", (text) => text.replaceAll(" >>> ", " -> ")],
  ];
  // Ten cards are enough: each is compiled several times.
  const cards = source.split("\n\n").filter((block) => block.includes("—") && !block.startsWith("#")).slice(0, 10);

  test.each(careless)("%s: mean the same after the fixes, and nothing changes the second time", (_, spoil) => {
    const right = cards.join("\n\n");
    const [top, ...lines] = right.split("\n");
    const spoiled = [top, ...lines.map((line, index) => (index === 0 || line.includes("—") ? line : spoil(line)))].join("\n");
    const fixed = fix(spoiled);
    const before = meanings(right);
    expect(meanings(fixed).filter((meaning) => meaning !== null).length).toBe(before.filter((meaning) => meaning !== null).length);
    expect(meanings(fixed)).toEqual(before);
    expect(fix(fixed)).toBe(fixed);
  });
});
