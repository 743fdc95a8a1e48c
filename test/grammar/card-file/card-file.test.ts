import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { headerWords } from "../../../games/wowtcg/language/header-words.ts";
import {
  cardKeys,
  decodeCardFile,
  fileOffset,
  fileSpan,
  keyOfName,
  largestFile,
  printCard,
  readCardFile,
} from "../../../grammar/card-file/index.ts";
import type { CardFile, SourceCard } from "../../../grammar/card-file/index.ts";
import { LineIndex, lineColumn } from "../../../grammar/diagnostics/line-index.ts";

const read = (text: string, blocks: readonly string[] = []): CardFile =>
  readCardFile(text, { words: headerWords, blocks });
const texts = (card: SourceCard | undefined): string[][] =>
  card?.faces.map((face) => face.paragraphs.map(({ text }) => text)) ?? [];
const faults = (text: string): string[] =>
  read(text).diagnostics.map(({ code, span }) => `${code} ${text.slice(span.start, span.end)}`);

const ally = "Bob, 3, Ally—Gnome Mage, 3 [Fire] ATK / 1 Health (Honor-9C)";

describe("a card file", () => {
  test("comments, the game's name, paragraphs by line and by tag", () => {
    const file = read(
      `# A set.\ngame: wowtcg\n\n${ally}\nProtector <p> Stealth\n# between\nDraw a card.\n\nNo Text, Quest\n`,
    );
    expect(file.diagnostics).toEqual([]);
    expect(file.game).toBe("wowtcg");
    expect(file.cards.map((card) => [card.header?.name, card.line, texts(card)])).toEqual([
      ["Bob", 4, [["Protector", "Stealth", "Draw a card."]]],
      ["No Text", 9, [[]]],
    ]);
    expect(file.cards[0]?.faces[0]?.paragraphs.map((paragraph) => paragraph.break)).toEqual(["line", "tag", "line"]);
  });

  test("a byte-order mark, CRLF and lone CR", () => {
    const text = `\uFEFFgame: wowtcg\r\n\r\n${ally}\r\nProtector\r\n\r\n${ally}\rStealth`;
    const file = read(text);
    expect(file.diagnostics).toEqual([]);
    expect(file.cards.map(texts)).toEqual([[["Protector"]], [["Stealth"]]]);
    for (const card of file.cards) {
      const [paragraph] = card.faces[0]?.paragraphs ?? [];
      expect(text.slice(paragraph?.span.start, paragraph?.span.end)).toBe(paragraph?.text);
    }
  });

  test("typographic quotes and blanks become plain ones, one for one", () => {
    const text = `Bob’s “Day”, Quest\nBob’s\u00A0hero has “Stealth”.`;
    const [card] = read(text).cards;
    expect(card?.header?.name).toBe(`Bob's "Day"`);
    expect(texts(card)).toEqual([[`Bob's hero has "Stealth".`]]);
  });

  test("character references are resolved and places stay those of the file", () => {
    const text = `Tom &amp; Bob, Ovest\nTom &amp; Bob&#8217;s <p> A &lt; &#x1F600; b`;
    const { cards, diagnostics } = read(text);
    expect(texts(cards[0])).toEqual([["Tom & Bob's", "A < 😀 b"]]);
    const place = diagnostics[0]?.span;
    expect(text.slice(place?.start, place?.end)).toBe("Ovest");
    const paragraph = cards[0]?.faces[0]?.paragraphs[1];
    if (paragraph === undefined) throw new Error("no paragraph");
    expect(text[fileOffset(paragraph, paragraph.text.indexOf("b"))]).toBe("b");
    const face = paragraph.text.indexOf("😀");
    const span = fileSpan(paragraph, face, face + 2);
    expect(text.slice(span.start, span.end)).toBe("&#x1F600;");
  });

  test("the faces of a two-sided card, whatever sets them off", () => {
    const cases = [
      "Kauno, Horde, Hero—Troll Rogue, 27 Health\nFRONT: (5) >>> Flip Kauno. <p> BACK: 40 Health",
      "Kauno, Horde, Hero—Troll Rogue, 27 Health\nFRONT: (5) >>> Flip Kauno. BACK: 40 Health",
      "Kauno, Horde, Hero—Troll Rogue, 27 Health\n(5) >>> Flip Kauno.\nBACK:\n40 Health",
      "Kauno, Horde, Hero—Troll Rogue, 27 Health\n(5) >>> Flip Kauno.\nBACK: 40 Health",
    ];
    for (const text of cases) {
      const { cards, diagnostics } = read(text);
      expect(diagnostics).toEqual([]);
      expect(cards[0]?.faces.map(({ side }) => side)).toEqual(["front", "back"]);
      expect(texts(cards[0])).toEqual([["(5) >>> Flip Kauno."], ["40 Health"]]);
      expect(cards.map(printCard)).toEqual([text]);
    }
  });

  test("a face's word within a sentence is text", () => {
    expect(texts(read(`${ally}\nPut it on the BACK: now.`).cards[0])).toEqual([["Put it on the BACK: now."]]);
  });

  test("blocks are handed back to who asked for them", () => {
    const text = `keyword Stealth\nThis ally can't be protected against.\n\n${ally}`;
    const { blocks, cards, diagnostics } = read(text, ["keyword"]);
    expect(diagnostics).toEqual([]);
    expect(cards.length).toBe(1);
    expect(blocks.map((block) => [block.word, block.line, block.lines.map((line) => line.text)])).toEqual([
      ["keyword", 1, ["keyword Stealth", "This ally can't be protected against."]],
    ]);
    expect(faults(text)[0]).toBe("file/unknown-block keyword Stealth");
  });
});

describe("bad input", () => {
  test("an empty file and one of comments hold no card", () => {
    for (const text of ["", "\uFEFF", "\n\r\n", "# nothing"])
      expect(read(text)).toMatchObject({ cards: [], diagnostics: [] });
  });

  test.each([
    ["Bob", "header/no-type Bob"],
    ["Draw a card.", "file/no-header Draw a card."],
    ["Bob, 2, Gizmo—Sword", "header/unknown-type Gizmo"],
    [`${ally}\n\ngame: wowtcg`, "file/game-line game: wowtcg"],
    ["game: WoW", "file/game-line game: WoW"],
    [`${ally}\nProtector <p Stealth`, "file/broken-break <p"],
    [`${ally}\nProtector < p > Stealth`, "file/broken-break < p >"],
    [`${ally}\nProtector </p> Stealth`, "file/broken-break </p>"],
    [`${ally}\nProtector p> Stealth`, "file/broken-break p>"],
    [`${ally}\n<i>Protector`, "file/unknown-tag <i>"],
    [`${ally}\n1 < 2`, "file/unknown-tag <"],
    [`${ally}\nTom &foo; Bob`, "file/unknown-entity &foo;"],
    [`${ally}\nTom &amp Bob`, "file/unknown-entity &amp"],
    [`${ally}\nTom &#xD800; Bob`, "file/unknown-entity &#xD800;"],
    [`${ally}\nProtector <p> <p> Stealth`, "file/empty-paragraph  "],
    [`${ally}\nProtector\u0007`, "file/control-character \u0007"],
    [`${ally}\nProtector\uFFFD`, "file/lost-character \uFFFD"],
    [`${ally}\nBACK: A. BACK: B.`, "file/face-order BACK:"],
    [`${ally}\nA. FRONT: B.`, "file/face-order FRONT:"],
    [`${ally}\nProtector\n${ally}\nStealth`, `file/missing-blank-line ${ally}`],
  ])("%j", (text, expected) => {
    expect(faults(text)).toEqual([expected]);
  });

  test("one bad card hides nothing of the next", () => {
    const bad = ["Bob", "Draw a card.", `${ally}\n<p`, `${ally}\n&x; (((`, "Bob, 2, Gizmo—Sword\ntext", "keyword x"];
    for (const first of bad) {
      const after = read(`${first}\n\n${ally}\n</b>\n\nNext, Quest`);
      expect(after.cards.at(-2)?.header?.name).toBe("Bob");
      expect(after.cards.at(-2)?.diagnostics.map(({ code }) => code)).toEqual(["file/unknown-tag"]);
      expect(after.cards.at(-1)?.diagnostics).toEqual([]);
    }
  });

  test("bytes that are not UTF-8 text", () => {
    const code = (bytes: Uint8Array): string => {
      const decoded = decodeCardFile(bytes);
      return "text" in decoded ? decoded.text : `${decoded.diagnostic.code} ${decoded.diagnostic.span.start}`;
    };
    expect(code(new TextEncoder().encode("\uFEFFPiñata"))).toBe("\uFEFFPiñata");
    expect(code(new Uint8Array([0x50, 0x69, 0xf1, 0x61]))).toBe("file/not-utf-8 2");
    expect(code(new Uint8Array([0xff, 0xfe, 0x41, 0]))).toBe("file/not-utf-8 0");
    expect(code(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1]))).toBe("file/not-text 4");
    expect(code(new Uint8Array(50_000_000))).toBe("file/too-large 0");
  });

  test("large and deep input is read or refused without delay", () => {
    const fifty = "a".repeat(50 * 1024 * 1024);
    expect(read(fifty).diagnostics.map(({ code }) => code)).toEqual(["file/too-large"]);
    const nested = `${ally}\n${"(".repeat(10_000)}${")".repeat(10_000)}`;
    expect(texts(read(nested).cards[0])[0]?.[0]?.length).toBe(20_000);
    for (const unit of ["<", "<p>", "< ", "x\n\n", "a\n", "# \n", "A, Quest (A-1)\n", ". BACK: a", ", "]) {
      const file = read(unit.repeat(Math.floor(largestFile / 4 / unit.length)));
      expect(file.diagnostics.length > 0 || file.cards.length === 0).toBe(true);
    }
  }, 60_000);

  test("no text makes it throw, and every place lies in the file", () => {
    const piece = fc.constantFrom(
      ally,
      "\n",
      "\n\n",
      "\r\n",
      "\r",
      "<p>",
      "<p",
      "&amp;",
      "&",
      "BACK:",
      "FRONT:",
      ". ",
      "“",
      "#",
      "game: x",
      ", ",
      "—",
      "Quest",
      "3",
      "(1)",
      "\u00A0",
    );
    const text = fc
      .array(fc.oneof(piece, fc.string({ unit: "binary", maxLength: 6 })), { maxLength: 30 })
      .map((all) => all.join(""));
    fc.assert(
      fc.property(text, (file) => {
        const { cards, diagnostics } = read(file);
        for (const { span } of [...cards, ...diagnostics]) {
          expect(span.start >= 0 && span.start <= span.end && span.end <= file.length).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

test("the text of a paragraph is the file's at the same places", () => {
  const character = fc.constantFrom(
    "a",
    "B",
    "1",
    ".",
    "’",
    '"',
    "é",
    "—",
    "\u00A0",
    "x",
    "&amp;",
    "&#39;",
    "&nbsp;",
    "&#x1F600;",
  );
  const paragraph = fc.array(character, { minLength: 1, maxLength: 12 }).map((all) => `A${all.join("")}Z`);
  const end = fc.constantFrom("\n", "\r\n", " <p> ", "<p>");
  const body = fc.array(fc.tuple(end, paragraph), { maxLength: 6 });
  const decoded: Readonly<Record<string, string>> = {
    "&amp;": "&",
    "&#39;": "'",
    "&nbsp;": " ",
    "&#x1F600;": "😀",
    "’": "'",
    "\u00A0": " ",
  };
  const expected = (source: string): string => source.replace(/&#?\w+;|[’\u00A0]/g, (one) => decoded[one] ?? one);
  fc.assert(
    fc.property(fc.boolean(), fc.array(body, { maxLength: 4 }), (mark, bodies) => {
      const text = (mark ? "\uFEFF" : "") + bodies.map((all) => `${ally}\n.${all.flat().join("")}\r\n\r\n`).join("");
      const { cards, diagnostics } = read(text);
      expect(diagnostics).toEqual([]);
      expect(cards.length).toBe(bodies.length);
      for (const paragraphs of cards.flatMap((card) => card.faces.map((face) => face.paragraphs))) {
        for (const source of paragraphs) {
          expect(expected(text.slice(source.span.start, source.span.end))).toBe(source.text);
          for (let at = 0; at < source.text.length; at++) {
            const point = source.text.codePointAt(at) ?? 0;
            const width = point > 0xffff ? 2 : 1;
            const span = fileSpan(source, at, at + width);
            expect(expected(text.slice(span.start, span.end))).toBe(String.fromCodePoint(point));
            at += width - 1;
          }
        }
      }
    }),
  );
});

test("lines and columns start at 1", () => {
  const text = "ab\r\ncd\re\n";
  expect([0, 2, 3, 4, 6, 7, 9, 99].map((at) => lineColumn(text, at))).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 3 },
    { line: 1, column: 4 },
    { line: 2, column: 1 },
    { line: 2, column: 3 },
    { line: 3, column: 1 },
    { line: 4, column: 1 },
    { line: 4, column: 1 },
  ]);
  const index = new LineIndex(text);
  expect(index.offset(index.lineColumn(5))).toBe(5);
  expect(index.offset({ line: 9, column: 1 })).toBeNull();
});

test("keys are stable file names", () => {
  expect(["Piñata", "Al'Akir", "What?! 2½", "The More, the Scarier", "Café — X", "猫", "!"].map(keyOfName)).toEqual([
    "pinata",
    "alakir",
    "what-21-2",
    "the-more-the-scarier",
    "cafe-x",
    "u732b",
    "unnamed",
  ]);
  const { cards } = read("Snake, Quest\n\nSnake 2, Quest\n\nSnake, Quest\n\nBob\n\nSnake, Quest");
  expect(cardKeys(cards)).toEqual(["snake", "snake-2", "snake-3", "unnamed", "snake-4"]);
});
