import type { Diagnostic, Span } from "../diagnostics/diagnostic.ts";
import type { HeaderWords } from "../header/header-words.ts";
import { parseHeader } from "../header/parse-header.ts";
import { checkTags, readFaces } from "./read-faces.ts";
import { fileOffset } from "./source-card.ts";
import type { SourceCard } from "./source-card.ts";
import { readText } from "./source-text.ts";

/** A longer card is not read, in UTF-16 units; the longest printed ones have some 800. */
export const largestCard = 256 * 1024;

/** A line of a file without its end. */
export interface Line extends Span {
  /** From 1. */
  readonly number: number;
}

/** What a first line that names no card type is taken for. */
function noHeader(line: string, span: Span): Diagnostic | null {
  const looksLikeText = /[.;]$|\.["')]+$|>>>|<p>/.test(line);
  if (looksLikeText) {
    return {
      code: "file/no-header",
      severity: "error",
      span,
      message: "This is text of a card, and no header stands above it.",
      help: "Write “NAME, COST, TYPE” on the line above, without a blank line between.",
    };
  }
  const word = /^([a-z][a-z0-9-]*)/.exec(line)?.[1];
  if (word === undefined) return null;
  return {
    code: "file/unknown-block",
    severity: "error",
    span,
    message: `A block that starts with “${word}” is neither a card nor a declaration that is read here.`,
    help: "A card starts with “NAME, COST, TYPE”; a line of comment with “#”.",
  };
}

/** Reads the card that some lines of a file print: a header, then text. */
export function readCard(file: string, lines: readonly Line[], words: HeaderWords): SourceCard {
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
  return {
    header: parsed.header,
    headerText,
    headerSpan: headerText.span,
    line: first.number,
    faces,
    span,
    diagnostics,
  };
}
