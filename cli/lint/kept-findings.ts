import type { JudgedCard } from "../../compiler/compiled.ts";
import type { LintDiagnostic } from "../../lint/finding.ts";
import { keep, readKept as readText } from "../cache/kept-text.ts";

/** What is kept of a card: what it was made from, where it stood, what it means, what was found. */
export interface KeptCard {
  /** Digested; null where it can't be used again in another file. */
  readonly from: string | null;
  readonly start: number;
  readonly judged: JudgedCard;
  readonly found: readonly LintDiagnostic[];
}

/** What is kept of a file: what is told of it on the first line, its cards on the second, read when they are asked for. */
export interface Kept {
  readonly from: string;
  readonly diagnostics: readonly LintDiagnostic[];
  readonly cards: readonly Pick<JudgedCard, "line" | "name" | "status">[];
  readonly findings: () => readonly KeptCard[];
}

/** Reads what is kept of a file; null where there is nothing, or nothing whole. */
export function readKept(path: string): Kept | null {
  return readText(path, (text) => {
    const end = text.indexOf("\n");
    if (end < 0 || !text.endsWith("]\n")) return null;
    const head = JSON.parse(text.slice(0, end)) as Omit<Kept, "findings">;
    return { ...head, findings: () => JSON.parse(text.slice(end + 1)) as readonly KeptCard[] };
  });
}

/** Keeps what is known of a file. */
export function writeKept(path: string, { from, diagnostics, cards }: { readonly from: string; readonly diagnostics: readonly LintDiagnostic[]; readonly cards: readonly KeptCard[] }): void {
  const head: Omit<Kept, "findings"> = { from, diagnostics, cards: cards.map(({ judged: { line, name, status } }) => ({ line, name, status })) };
  keep(path, `${JSON.stringify(head)}\n${JSON.stringify(cards)}\n`);
}
