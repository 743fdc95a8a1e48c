import type { Diagnostic, Span } from "../diagnostics/diagnostic.ts";
import type { HeaderWords } from "../header/header-words.ts";
import { parseHeader } from "../header/parse-header.ts";
import { largestFile, tooLarge } from "./decode-card-file.ts";
import { checkTags, readFaces } from "./read-faces.ts";
import { fileOffset } from "./source-card.ts";
import type { SourceBlock, SourceCard } from "./source-card.ts";
import { readText } from "./source-text.ts";

/** More cards than this are not read from one file. */
export const mostCards = 100_000;

/** A longer card is not read, in UTF-16 units; the longest printed ones have some 800. */
export const largestCard = 256 * 1024;

export interface CardFileOptions {
  readonly words: HeaderWords;
  /** First words of blocks that are no cards and are handed back as they are, such as `keyword`. */
  readonly blocks?: readonly string[];
}

/** What a file holds. */
export interface CardFile {
  /** The game that the first line names (`game: wowtcg`), or null. */
  readonly game: string | null;
  readonly cards: readonly SourceCard[];
  readonly blocks: readonly SourceBlock[];
  /** All that is wrong with the file, the cards' own diagnostics included, in order of place. */
  readonly diagnostics: readonly Diagnostic[];
}

interface Line extends Span {
  readonly number: number;
}

/** The lines of a text without their ends. */
function* linesOf(text: string): Generator<Line> {
  const end = /\r\n|\n|\r/g;
  let start = text.startsWith("\uFEFF") ? 1 : 0;
  let number = 1;
  for (let match = end.exec(text); match !== null; match = end.exec(text)) {
    yield { start, end: match.index, number: number++ };
    start = match.index + match[0].length;
  }
  if (start < text.length) yield { start, end: text.length, number };
}

const codeOrDash = /—|\([A-Za-z][\w ]*-\d+[A-Z]?\)$/;

/** Reads a card file. Nothing of one card, whatever is wrong with it, changes how the next is read. */
export function readCardFile(text: string, options: CardFileOptions): CardFile {
  if (text.length > largestFile) return { game: null, cards: [], blocks: [], diagnostics: [tooLarge(text.length, "characters")] };
  const { words, blocks: wanted = [] } = options;
  const cards: SourceCard[] = [];
  const blocks: SourceBlock[] = [];
  const diagnostics: Diagnostic[] = [];
  let game: string | null = null;
  let begun = false;

  const report = (code: string, span: Span, message: string, help: string): void => {
    diagnostics.push({ code, severity: "error", span: { start: span.start, end: span.end }, message, help });
  };
  const gameLine = (line: Line, content: string): void => {
    const name = /^game: *([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(content)?.[1];
    const help = "Write “game: NAME” as the first line, with the game's folder name.";
    if (begun) report("file/game-line", line, "The game is named after other lines of the file.", help);
    else if (name === undefined) report("file/game-line", line, `“${content.slice(0, 60)}” does not name a game.`, help);
    else game = name;
  };
  const block = (lines: readonly Line[]): void => {
    const first = lines[0];
    const last = lines.at(-1);
    if (first === undefined || last === undefined) return;
    const word = /^\s*([a-z][a-z0-9-]*)(?=[\s:]|$)/.exec(text.slice(first.start, Math.min(first.end, first.start + 80)))?.[1];
    const span = { start: first.start, end: last.end };
    if (word !== undefined && wanted.includes(word)) {
      blocks.push({ word, line: first.number, span, lines: lines.map((line) => readText(text, line.start, line.end, diagnostics)) });
      return;
    }
    // A blank line was forgotten where a later line reads as a header.
    let from = 0;
    for (const [index, line] of lines.entries()) {
      const next = lines[index + 1];
      if (next !== undefined && !isHeader(text.slice(next.start, next.end).trim(), words)) continue;
      if (from > 0) report("file/missing-blank-line", lines[from] ?? line, "This line is the header of another card.", "Put a blank line before it.");
      const card = readCard(text, lines.slice(from, index + 1), words);
      cards.push(card);
      for (const diagnostic of card.diagnostics) diagnostics.push(diagnostic);
      from = index + 1;
    }
  };

  let open: Line[] = [];
  for (const line of linesOf(text)) {
    if (cards.length >= mostCards) {
      report("file/too-many-cards", line, `The file holds more than ${mostCards} cards.`, "Split it into a file a set.");
      open = [];
      break;
    }
    const blank = isBlank(text, line);
    if (blank) {
      block(open);
      open = [];
    } else if (text.charCodeAt(line.start) !== 35 /* # */) {
      const content = open.length === 0 && line.end - line.start < 200 ? text.slice(line.start, line.end).trim() : "";
      if (/^game *:/i.test(content)) gameLine(line, content);
      else open.push(line);
      begun = true;
    }
  }
  block(open);
  return { game, cards, blocks, diagnostics: diagnostics.sort((a, b) => a.span.start - b.span.start) };
}

function isBlank(text: string, line: Line): boolean {
  return text.slice(line.start, line.end).trim() === "";
}

function isHeader(line: string, words: HeaderWords): boolean {
  return line.length < 400 && codeOrDash.test(line) && parseHeader(line, words).header !== null;
}

/** What a first line that names no card type is taken for. */
function noHeader(line: string, span: Span): Diagnostic | null {
  const looksLikeText = /[.;]$|\.["')]+$|>>>|<p>/.test(line);
  if (looksLikeText) {
    return {
      code: "file/no-header", severity: "error", span,
      message: "This is text of a card, and no header stands above it.",
      help: "Write “NAME, COST, TYPE” on the line above, without a blank line between.",
    };
  }
  const word = /^([a-z][a-z0-9-]*)/.exec(line)?.[1];
  if (word === undefined) return null;
  return {
    code: "file/unknown-block", severity: "error", span,
    message: `A block that starts with “${word}” is neither a card nor a declaration that is read here.`,
    help: "A card starts with “NAME, COST, TYPE”; a line of comment with “#”.",
  };
}

function readCard(file: string, lines: readonly Line[], words: HeaderWords): SourceCard {
  const first = lines[0] ?? { start: 0, end: 0, number: 1 };
  const span = { start: first.start, end: (lines.at(-1) ?? first).end };
  const diagnostics: Diagnostic[] = [];
  if (span.end - span.start > largestCard) {
    const place = { start: first.start, end: first.end };
    const message = `The card has ${span.end - span.start} characters; at most ${largestCard} are read.`;
    const help = "Put a blank line between two cards.";
    diagnostics.push({ code: "file/card-too-large", severity: "error", span: place, message, help });
    const headerText = { text: "", span: { start: first.start, end: first.start }, shifts: [] };
    return { header: null, headerText, headerSpan: place, line: first.number, faces: [], span, diagnostics };
  }
  checkTags(file, first, diagnostics);
  const headerText = readText(file, first.start, first.end, diagnostics);
  const parsed = parseHeader(headerText.text, words, (offset) => fileOffset(headerText, offset));
  const typeless = parsed.diagnostics.find(({ code }) => code === "header/no-type");
  const instead = typeless === undefined ? null : noHeader(headerText.text, headerText.span);
  for (const diagnostic of instead === null ? parsed.diagnostics : [instead]) diagnostics.push(diagnostic);
  const faces = readFaces(file, lines.slice(1), diagnostics);
  return { header: parsed.header, headerText, headerSpan: headerText.span, line: first.number, faces, span, diagnostics };
}
