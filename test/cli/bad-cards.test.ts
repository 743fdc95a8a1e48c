import { describe, expect, test } from "vitest";
import { runCardwright } from "./run-cardwright.ts";

const header = (name: string): string => `${name}, 1, Alliance, Ally—Human Mage, 1 [Arcane] ATK / 1 Health`;
const sound = `${header("Bert")}\nWhen Bert leaves play, you may draw a card.\n`;
const check = (input: string | Uint8Array) => runCardwright(["check", "-", "--game", "wowtcg"], { input });

/** Cards that are refused, each with the place of its first error. */
const refused: readonly (readonly [what: string, card: string, place: string])[] = [
  ["text without a header", "When Anna leaves play, you may draw a card.\n", "1:1"],
  ["a card of only a name", "Anna\n", "1:1"],
  ["an unknown type", "Anna, 1, Alliance, Allly—Human\nElusive\n", "1:"],
  ["a half-typed sentence", `${header("Anna")}\nWhen Anna leaves play, you may\n`, "2:"],
  ["a word that does not exist", `${header("Anna")}\nDestory target ally.\n`, "2:1"],
  ["a broken paragraph mark", `${header("Anna")}\nElusive <p Draw a card.\n`, "2:9"],
  ["an unknown character reference", `${header("Anna")}\nDraw a card &foo; now.\n`, "2:13"],
  ["10,000 nested parentheses", `${header("Anna")}\n${"(".repeat(10_000)}Draw a card.${")".repeat(10_000)}\n`, "2:"],
  ["a text of 200,000 words", `${header("Anna")}\n${"draw ".repeat(40_000)}\n`, "2:"],
];

const harmless: readonly (readonly [what: string, card: string])[] = [
  ["a header without text", `${header("Anna")}\n`],
  ["a card whose name is a keyword", `${header("Elusive")}\nWhen Elusive leaves play, you may draw a card.\n`],
  ["curly quotes and non-breaking spaces", `${header("Anna")}\nWhen\u00a0Anna leaves play, you may put it into its owner’s hand.\n`],
  ["CRLF and a byte-order mark", `\ufeff${header("Anna")}\r\nWhen Anna leaves play, you may draw a card.\r\n`],
];

describe("a bad card", () => {
  test.each(refused)("%s is refused at its place, and the next card is read", async (_what, card, place) => {
    const { code, out } = await check(`${card}\n${sound}`);
    expect(code).toBe(1);
    expect(out).toContain(`<stdin>:${place}`);
    expect(out).toContain("1 of 2 cards understood, 1 refused (1 file).");
  });

  test.each(harmless)("%s is accepted", async (_what, card) => {
    expect(await check(`${card}\n${sound}`)).toMatchObject({ code: 0, out: "2 of 2 cards understood (1 file).\n" });
  });

  test("of many is each reported", async () => {
    const cards = refused.slice(1, 6).map(([, card]) => card);
    const { out } = await check(cards.join("\n"));
    expect(out).toContain("0 of 5 cards understood, 5 refused");
    expect(new Set(out.match(/^<stdin>:\d+/gm)).size).toBeGreaterThanOrEqual(5);
  });

  test("does not get past any other random bytes", async () => {
    let state = 12345;
    const roll = (limit: number): number => (state = (state * 1103515245 + 12345) % 2147483648) % limit;
    for (let round = 0; round < 60; round++) {
      const characters = [...sound];
      for (let change = 0; change < 8; change++) characters.splice(roll(characters.length), roll(3), String.fromCodePoint(roll(4) === 0 ? roll(0xd7ff) : 32 + roll(95)));
      const { code } = await check(characters.join(""));
      expect([0, 1]).toContain(code);
    }
  });
});

describe("the game of a file", () => {
  test("is what its first line says", async () => {
    expect(await runCardwright(["check", "-"], { input: `# Mine.\n\ngame: wowtcg\n\n${sound}` })).toMatchObject({ code: 0 });
  });

  test("is an error where there is no such game", async () => {
    const { code, out } = await runCardwright(["check", "-"], { input: `game: wowtgc\n\n${sound}` });
    expect(code).toBe(1);
    expect(out).toContain("<stdin>:1:7: error: There is no game “wowtgc”. [file/unknown-game]\n   1 | game: wowtgc\n     |       ^^^^^^\n     = help: Did you mean “wowtcg”?");
  });
});
