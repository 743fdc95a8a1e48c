import type { JudgedFile } from "../../compiler/compiled.ts";
import type { Diagnostic, Fix, Severity, Span } from "../../grammar/diagnostics/diagnostic.ts";
import { LineIndex } from "../../grammar/diagnostics/line-index.ts";

/** A stretch of a file as people count it, the end exclusive. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** A diagnostic with its place in lines and columns, as programs get it. */
export interface LocatedDiagnostic extends Place {
  readonly file: string;
  /** The name of the card, or null when it belongs to none. */
  readonly card: string | null;
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly help: string | null;
  readonly related: readonly (Place & { readonly message: string })[];
  readonly fix: Fix | null;
  readonly span: Span;
}

/** All diagnostics of a file in order of place. */
export function locatedDiagnostics(file: JudgedFile): LocatedDiagnostic[] {
  const lines = new LineIndex(file.source);
  const located = file.diagnostics.map((diagnostic) => locate(diagnostic, file.file, null, lines));
  for (const card of file.cards) {
    for (const diagnostic of card.diagnostics) located.push(locate(diagnostic, file.file, card.name, lines));
  }
  return located.sort((a, b) => a.span.start - b.span.start);
}

/** A diagnostic with its place. */
export function locate(diagnostic: Diagnostic, file: string, card: string | null, lines: LineIndex): LocatedDiagnostic {
  const { code, severity, span, message, help, related, fix } = diagnostic;
  return {
    file,
    card,
    ...placeOf(span, lines),
    severity,
    code,
    message,
    help: help ?? null,
    related: (related ?? []).map((note) => ({ ...placeOf(note.span, lines), message: note.message })),
    fix: fix ?? null,
    span,
  };
}

function placeOf(span: Span, lines: LineIndex): Place {
  const start = lines.lineColumn(span.start);
  const end = lines.lineColumn(span.end);
  return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
}
