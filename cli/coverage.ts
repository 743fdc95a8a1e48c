import type { JudgedCard, JudgedFile } from "../compiler/compiled.ts";
import type { Diagnostic } from "../grammar/diagnostics/diagnostic.ts";
import { LineIndex } from "../grammar/diagnostics/line-index.ts";
import { foldName } from "./fold-name.ts";

/** What holds cards back: the first thing in each that is not understood. */
export interface Gap {
  readonly code: string;
  /** The words that cannot stand there, in lower case, numbers as `N`, the card's own name as `~`. */
  readonly what: string;
  readonly cards: number;
  readonly example: { readonly file: string; readonly line: number; readonly card: string; readonly text: string };
}

/** How many cards of a file are understood. */
export interface FileCoverage {
  readonly file: string;
  readonly cards: number;
  readonly whole: number;
}

/** How much of the cards with text is understood; cards without text count nowhere. */
export interface Coverage {
  readonly cards: number;
  readonly whole: number;
  /** From 0 to 1. */
  readonly share: number;
  readonly files: readonly FileCoverage[];
  /** Those that hold back most cards first. */
  readonly gaps: readonly Gap[];
}

/** Gathers the coverage of files, one after the other. */
export class CoverageCount {
  readonly #files: FileCoverage[] = [];
  readonly #gaps = new Map<string, Gap>();

  add(file: JudgedFile): void {
    const cards = file.cards.filter(({ text }) => text !== "");
    const refused = cards.filter(({ status }) => status === "refused");
    this.#files.push({ file: file.file, cards: cards.length, whole: cards.length - refused.length });
    const lines = new LineIndex(file.source);
    for (const card of refused) {
      const gap = gapOf(card, file, lines);
      const key = `${gap.code} ${gap.what}`;
      const known = this.#gaps.get(key);
      this.#gaps.set(key, known === undefined ? gap : { ...known, cards: known.cards + 1 });
    }
  }

  /** What is known so far. */
  coverage(): Coverage {
    const cards = this.#files.reduce((sum, file) => sum + file.cards, 0);
    const whole = this.#files.reduce((sum, file) => sum + file.whole, 0);
    const gaps = [...this.#gaps.values()].sort((a, b) => b.cards - a.cards || compare(a.code, b.code) || compare(a.what, b.what));
    return { cards, whole, share: cards === 0 ? 0 : whole / cards, files: this.#files, gaps };
  }
}

function gapOf(card: JudgedCard, file: JudgedFile, lines: LineIndex): Gap {
  const first = card.diagnostics.find(({ severity }) => severity === "error");
  const line = first === undefined ? card.line : lines.lineColumn(first.span.start).line;
  const start = lines.offset({ line, column: 1 }) ?? 0;
  const end = lines.offset({ line: line + 1, column: 1 }) ?? file.source.length;
  return {
    code: first?.code ?? "card/refused",
    what: first === undefined ? "" : normalised(whatOf(first, file.source), card.name),
    cards: 1,
    example: { file: file.file, line, card: card.name, text: file.source.slice(start, end).trim() },
  };
}

/** The words that a diagnostic is about; its message where it is about a whole card. */
function whatOf({ span, message }: Diagnostic, source: string): string {
  const words = source.slice(span.start, span.end);
  return /[\r\n]/.test(words) ? message : words;
}

const mostLetters = 60;

function normalised(words: string, name: string): string {
  const folded = foldName(words);
  const own = foldName(name);
  const anonymous = own === "" ? folded : folded.replaceAll(own, "~");
  const text = anonymous.replace(/\d+/g, "N").trim();
  return text.length > mostLetters ? `${text.slice(0, mostLetters - 1)}…` : text;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
