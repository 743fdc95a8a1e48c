import type { Diagnostic, Span } from "../diagnostics/diagnostic.ts";
import type { Header } from "../header/header.ts";

/** From `at` on (an offset in the read text) the file is `by` units ahead. */
export interface Shift {
  readonly at: number;
  readonly by: number;
}

/** Read text and where it stands in its file. */
export interface SourceText {
  /** Straight quotes, plain spaces, character references resolved. */
  readonly text: string;
  readonly span: Span;
  /** Where text and file run apart; empty unless the file writes a character as `&amp;`. */
  readonly shifts: readonly Shift[];
}

/** What stands before a paragraph or a face's label: a new line, `<p>`, or only a space. */
export type ParagraphBreak = "line" | "tag" | "none";

/** A paragraph of a card: one power, as a rule. */
export interface SourceParagraph extends SourceText {
  /** Surface: what stands before it; `none` after a label in the same line. */
  readonly break: ParagraphBreak;
}

/** One face of a card. */
export interface SourceFace {
  readonly side: "front" | "back";
  /** Surface: where `FRONT:` or `BACK:` is printed, or null. */
  readonly label: Span | null;
  /** Surface: what stands before the label; `line` when there is none. */
  readonly labelBreak: ParagraphBreak;
  readonly paragraphs: readonly SourceParagraph[];
}

/** A card as a file prints it. Usable when `diagnostics` holds no error. */
export interface SourceCard {
  readonly header: Header | null;
  /** The header line as read, whether it is understood or not. */
  readonly headerText: SourceText;
  readonly headerSpan: Span;
  /** The line of the header, from 1. */
  readonly line: number;
  /** The front first; a card without text has one face without paragraphs. */
  readonly faces: readonly SourceFace[];
  readonly span: Span;
  readonly diagnostics: readonly Diagnostic[];
}

/** A block that is no card, left to whoever asked for it by its first word. */
export interface SourceBlock {
  readonly word: string;
  readonly line: number;
  readonly span: Span;
  readonly lines: readonly SourceText[];
}

/** The place in the file of an offset in a read text. */
export function fileOffset(source: SourceText, offset: number): number {
  let by = 0;
  for (const shift of source.shifts) {
    if (shift.at > offset) break;
    by = shift.by;
  }
  return source.span.start + offset + by;
}

/** The stretch of the file that a stretch of a read text comes from. */
export function fileSpan(source: SourceText, start: number, end: number): Span {
  const from = fileOffset(source, start);
  return { start: from, end: end <= start ? from : fileOffset(source, end) };
}
