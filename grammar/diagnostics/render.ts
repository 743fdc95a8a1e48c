import type { Diagnostic, Severity, Span } from "./diagnostic.ts";
import { displayLine, type Cell } from "./display.ts";
import { LineIndex } from "./line-index.ts";

/** Colours for the parts of a rendered diagnostic; each wraps a text and changes no character of it. */
export interface Paint {
  readonly place: (text: string) => string;
  readonly gutter: (text: string) => string;
  readonly severity: (severity: Severity, text: string) => string;
  readonly code: (text: string) => string;
}

/** No colours. */
export const plain: Paint = {
  place: (text) => text,
  gutter: (text) => text,
  severity: (_severity, text) => text,
  code: (text) => text,
};

/** A text that diagnostics point into. */
export interface RenderSource {
  readonly file: string;
  readonly source: string;
}

export interface RenderOptions {
  readonly paint?: Paint;
  /** How many cells a line may take; longer source lines are cut to a window around the words. */
  readonly width?: number;
}

/** A line of a text with a stretch of it to be marked. */
interface Excerpt {
  readonly line: number;
  readonly column: number;
  readonly text: string;
  /** Offsets within the line. */
  readonly from: number;
  readonly to: number;
}

/** Renders diagnostics of one text, with `file:line:column`, the line, carets under the words, and the help. */
export class DiagnosticRenderer {
  readonly #file: string;
  readonly #source: string;
  readonly #lines: LineIndex;
  readonly #paint: Paint;
  readonly #width: number;

  constructor({ file, source }: RenderSource, options: RenderOptions = {}) {
    this.#file = file;
    this.#source = source;
    this.#lines = new LineIndex(source);
    this.#paint = options.paint ?? plain;
    this.#width = Math.max(40, options.width ?? 120);
  }

  /** The diagnostic as lines of text, the last one without a line feed. */
  render(diagnostic: Diagnostic): string {
    const { severity, span, message, code, help, related, fix } = diagnostic;
    const paint = this.#paint;
    const lines = this.#marked(span, severity, `${paint.severity(severity, `${severity}:`)} ${oneLine(message)} ${paint.code(`[${code}]`)}`);
    const indent = " ".repeat(this.#gutterWidth(span));
    if (help !== undefined) lines.push(`${indent} ${paint.gutter("=")} ${paint.severity("note", "help:")} ${oneLine(help)}`);
    if (fix !== undefined && fix.title !== help && `${fix.title}.` !== help) lines.push(`${indent} ${paint.gutter("=")} ${paint.severity("note", "fix:")} ${oneLine(fix.title)}`);
    for (const note of related ?? []) {
      lines.push(...this.#marked(note.span, "note", `${paint.severity("note", "note:")} ${oneLine(note.message)}`));
    }
    return lines.join("\n");
  }

  #marked(span: Span, severity: Severity, headline: string): string[] {
    const excerpt = this.#excerpt(span);
    const place = this.#paint.place(`${this.#file}:${excerpt.line}:${excerpt.column}:`);
    const lines = [`${place} ${headline}`];
    const gutter = this.#gutterWidth(span);
    const { text, before, marked } = windowed(excerpt, this.#width - gutter - 3);
    if (text.trim() === "") return lines;
    const bar = this.#paint.gutter("|");
    lines.push(`${this.#paint.gutter(String(excerpt.line).padStart(gutter))} ${bar} ${text}`.trimEnd());
    lines.push(`${" ".repeat(gutter)} ${bar} ${" ".repeat(before)}${this.#paint.severity(severity, "^".repeat(marked))}`);
    return lines;
  }

  #gutterWidth(span: Span): number {
    return Math.max(4, String(this.#lines.lineColumn(span.start).line).length + 1);
  }

  #excerpt(span: Span): Excerpt {
    const { line, column } = this.#lines.lineColumn(span.start);
    const start = this.#lines.offset({ line, column: 1 }) ?? 0;
    const next = this.#lines.offset({ line: line + 1, column: 1 }) ?? this.#source.length;
    const text = this.#source.slice(start, next).replace(/[\r\n]+$/, "").replace(/^\uFEFF/, " ");
    const from = Math.min(column - 1, text.length);
    return { line, column, text, from, to: Math.max(from, Math.min(span.end - start, text.length)) };
  }
}

/** One diagnostic of a text; make a `DiagnosticRenderer` for several. */
export function renderDiagnostic(diagnostic: Diagnostic, source: RenderSource, options: RenderOptions = {}): string {
  return new DiagnosticRenderer(source, options).render(diagnostic);
}

/** The part of a line around its marked stretch that fits into `room` cells, and where the carets stand below it. */
function windowed(excerpt: Excerpt, room: number): { text: string; before: number; marked: number } {
  // A window needs no more than `room` characters on either side; what lies further is not even looked at.
  const head = Math.max(0, excerpt.from - room * 2);
  const row = displayLine(excerpt.text.slice(head, excerpt.from + room * 2 + 1)).map((cell) => ({ ...cell, at: cell.at + head }));
  const isMarked = (cell: Cell): boolean => cell.at >= excerpt.from && cell.at < excerpt.to;
  const total = widthOf(row);
  if (total <= room && head === 0 && row.length > 0 && excerpt.text.length <= excerpt.from + room * 2 + 1) {
    return { text: textOf(row), before: widthOf(row.filter((cell) => cell.at < excerpt.from)), marked: Math.max(1, widthOf(row.filter(isMarked))) };
  }
  const first = row.findIndex((cell) => cell.at >= excerpt.from);
  const middle = first < 0 ? row.length : first;
  let from = middle;
  let used = 0;
  while (from > 0 && used + (row[from - 1]?.width ?? 0) <= Math.floor(room / 3)) used += row[--from]?.width ?? 0;
  let to = from;
  let width = 0;
  while (to < row.length && width + (row[to]?.width ?? 0) <= room - 2) width += row[to++]?.width ?? 0;
  while (from > 0 && width + (row[from - 1]?.width ?? 0) <= room - 2) width += row[--from]?.width ?? 0;
  const shown = row.slice(from, to);
  const cutLeft = from > 0 || head > 0;
  const cutRight = to < row.length || (row.at(-1)?.at ?? 0) + 1 < excerpt.text.length;
  return {
    text: `${cutLeft ? "…" : ""}${textOf(shown)}${cutRight ? "…" : ""}`,
    before: (cutLeft ? 1 : 0) + widthOf(shown.filter((cell) => cell.at < excerpt.from)),
    marked: Math.max(1, widthOf(shown.filter(isMarked))),
  };
}

function textOf(row: readonly Cell[]): string {
  return row.map((cell) => cell.text).join("");
}

function widthOf(row: readonly Cell[]): number {
  return row.reduce((sum, cell) => sum + cell.width, 0);
}

/** A message may quote the source; its control characters are shown, not sent to the terminal. */
function oneLine(message: string): string {
  return textOf(displayLine(message));
}
