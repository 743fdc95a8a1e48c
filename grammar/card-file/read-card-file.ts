import type { Diagnostic, Span } from "../diagnostics/diagnostic.ts";
import type { HeaderWords } from "../header/header-words.ts";
import { parseHeader } from "../header/parse-header.ts";
import { largestFile, tooLarge } from "./decode-card-file.ts";
import { largestCard, readCard } from "./read-card.ts";
import type { Line } from "./read-card.ts";
import type { SourceBlock, SourceCard } from "./source-card.ts";
import { readText } from "./source-text.ts";

/** More cards than this are not read from one file. */
export const mostCards = 100_000;

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
  if (text.length > largestFile)
    return { game: null, cards: [], blocks: [], diagnostics: [tooLarge(text.length, "characters")] };
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
    else if (name === undefined)
      report("file/game-line", line, `“${content.slice(0, 60)}” does not name a game.`, help);
    else game = name;
  };
  const wantedWord = (line: Line): string | null => {
    const word = /^\s*([a-z][a-z0-9-]*)(?=[\s:]|$)/.exec(
      text.slice(line.start, Math.min(line.end, line.start + 80)),
    )?.[1];
    return word !== undefined && wanted.includes(word) ? word : null;
  };
  const close = (lines: readonly Line[]): void => {
    const first = lines[0];
    const last = lines.at(-1);
    if (first === undefined || last === undefined) return;
    const word = wantedWord(first);
    if (word === null) {
      const card = readCard(text, lines, words);
      cards.push(card);
      for (const diagnostic of card.diagnostics) diagnostics.push(diagnostic);
    } else {
      const read = lines.map((line) => readText(text, line.start, line.end, diagnostics));
      blocks.push({ word, line: first.number, span: { start: first.start, end: last.end }, lines: read });
    }
  };

  let open: Line[] = [];
  for (const line of linesOf(text)) {
    if (cards.length >= mostCards) {
      report(
        "file/too-many-cards",
        line,
        `The file holds more than ${mostCards} cards.`,
        "Split it into a file a set.",
      );
      open = [];
      break;
    }
    if (isBlank(text, line)) {
      close(open);
      open = [];
      continue;
    }
    if (text.charCodeAt(line.start) === 35 /* # */) continue;
    const first = open[0];
    if (first === undefined) {
      const content = line.end - line.start < 200 ? text.slice(line.start, line.end).trim() : "";
      if (/^game *:/i.test(content)) gameLine(line, content);
      else open.push(line);
    } else if (isHeader(text.slice(line.start, line.end).trim(), words) && wantedWord(first) === null) {
      report(
        "file/missing-blank-line",
        line,
        "This line is the header of another card.",
        "Put a blank line before it.",
      );
      close(open);
      open = [line];
    } else if (line.start - first.start > largestCard && open.length > 1) {
      // Too large to be read: only where it ends still matters.
      open = [first, line];
    } else open.push(line);
    begun = true;
  }
  close(open);
  return { game, cards, blocks, diagnostics: diagnostics.sort((a, b) => a.span.start - b.span.start) };
}

function isBlank(text: string, line: Line): boolean {
  return text.slice(line.start, line.end).trim() === "";
}

function isHeader(line: string, words: HeaderWords): boolean {
  return line.length < 400 && codeOrDash.test(line) && parseHeader(line, words).header !== null;
}
