import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { format, formatSafely } from "./formatting.ts";

const header = (name: string): string => `${name}, 3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health`;
const anna = `${header("Anna")}\nWhen Anna attacks, draw a card.`;
const bela = `${header("Bela")}\nElusive\nBela can't attack.`;
const broken = `${header("Cara")}  \r\nWhen Cara atacks,  draw a card.\t`;

describe("layout", () => {
  test("is one blank line between cards, and none around them", () => {
    expect(formatSafely(`\n\n\n${anna}\n\n \n\t\n${bela}\n\n\n`, "2009").text).toBe(`${anna}\n\n${bela}\n`);
  });

  test("is a line a paragraph, with line feeds and plain signs", () => {
    const source = `\uFEFF${header("Anna")}\r\nElusive <p> When\u00A0Anna  attacks, put it into its owner\u2019s hand.  \r\n`;
    expect(formatSafely(source, "2009").text).toBe(`${header("Anna")}\nElusive\nWhen Anna attacks, put it into its owner's hand.\n`);
  });

  test("puts a blank line before a header that lacks it", () => {
    const coded = (name: string, number: number): string => `${header(name)} (Draft-${number}C)\nElusive`;
    expect(format(`${coded("Anna", 1)}\n${coded("Bela", 2)}\n`).text).toBe(`${coded("Anna", 1)}\n\n${coded("Bela", 2)}\n`);
  });

  test("keeps comments, the game line and keywords where they stand", () => {
    const source = ["# A draft.", "game: wowtcg", "", "# Whose?", "", "keyword Blink", "means: This character  can't attack.", "", "# Anna first.", header("Anna"), "# Her only power.", "Blink", "# Done.", "", "# The end.", ""].join("\n");
    expect(formatSafely(source, "2009").text).toBe(source.replace("game: wowtcg", "game: wowtcg"));
    expect(formatSafely(source.replaceAll("\n", "\r\n"), "2009").text).toBe(source);
    expect(formatSafely(`game: wowtcg\n${anna}\n`, "2009").text).toBe(`game: wowtcg\n\n${anna}\n`);
  });

  test("reads a card in the words of its file's own keywords", () => {
    const source = `keyword Blink\nmeans: This character can't attack.\n\n${header("Anna")}\nOther allies in your party have blink.\n`;
    expect(formatSafely(source, "2013").text).toContain("Other allies you control have Blink.");
  });

  test("writes each label of a face in a line of its own", () => {
    const hero = "Tarrow, Horde, Hero—Orc Warrior (Arms), Mining/Skinning, 30 Health";
    const { text, cards } = formatSafely(`${hero}\n(1), Flip Tarrow >>> Draw a card. <p> BACK: Tarrow can't attack.\n`, "2009");
    expect(cards[0]?.left).toBe(null);
    expect(text).toBe(`${hero}\n(1), Flip Tarrow >>> Draw a card.\nBACK:\nTarrow can't attack.\n`);
  });

  test("is of headers too", () => {
    const odd = "Anna, 1+X, Horde, Ally—Orc Warrior, 2 ATK (Melee), 2 Health, Unique\nElusive\n";
    expect(formatSafely(odd, "2009").text).toBe("Anna, 1 + X, Horde, Ally—Orc Warrior, Unique, 2 [Melee] ATK / 2 Health\nElusive\n");
    expect(formatSafely("Ring, 2, Item—Trinket (1)\n", "2009").text).toBe("Ring, 2, Item, Trinket (1)\n");
  });
});

describe("what is not understood", () => {
  test("stays byte for byte among what is formatted", () => {
    const { text, cards } = format(`${anna}\r\n\r\n\r\n${broken}\r\n\r\n${bela}\r\n`);
    expect(cards.map(({ left }) => left)).toEqual([null, "refused", null]);
    expect(text).toBe(`${anna}\n\n${broken}\n\n${bela}\n`);
  });

  test.each(["", "\n", "   \n\n", "Anna", "BACK:", "#", "# a\n\n\n# b", "keyword", "game:", "<p>", "game: wowtcg"])("may be all there is: %j", (source) => {
    const { text } = format(source);
    expect(format(text).text).toBe(text);
    expect(text.replaceAll("\n", "").trimEnd()).toBe(source.replaceAll("\n", "").trimEnd());
  });

  test("may be anything at all", () => {
    const line = fc.oneof(fc.constantFrom(header("Anna"), "Elusive", "When Anna attacks, draw a card.", "# note", "", "  ", "BACK:", "keyword Blink", "means: This character can't attack.", "game: wowtcg", "Elusive <p> <p> Draw", "&lt;", "\t"), fc.string({ maxLength: 12 }));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.constantFrom("\n", "\r\n", "\r"), (lines, end) => {
        formatSafely(lines.join(end), "2009");
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});
