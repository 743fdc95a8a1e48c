import type { Diagnostic, Span } from "../../grammar/diagnostics/diagnostic.ts";

/** A diagnostic of a text that now stands so many characters further on. */
export function movedDiagnostic(diagnostic: Diagnostic, by: number): Diagnostic {
  if (by === 0) return diagnostic;
  const at = ({ start, end }: Span): Span => ({ start: start + by, end: end + by });
  const { span, fix, related } = diagnostic;
  return {
    ...diagnostic,
    span: at(span),
    ...(fix === undefined ? {} : { fix: { ...fix, edits: fix.edits.map((edit) => ({ ...edit, span: at(edit.span) })) } }),
    ...(related === undefined ? {} : { related: related.map((each) => ({ ...each, span: at(each.span) })) }),
  };
}
