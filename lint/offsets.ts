import { fileSpan, type SourceText } from "../grammar/card-file/index.ts";
import type { Diagnostic, Fix, Span } from "../grammar/diagnostics/diagnostic.ts";
import type { Finding, Proposal } from "./finding.ts";

/** The offset within a read text of a place in the file; the other way round than `fileOffset`. */
export function textOffset({ span, shifts }: SourceText, place: number): number {
  let offset = place - span.start;
  for (const { at, by } of shifts) if (place - span.start - by >= at) offset = place - span.start - by;
  return offset;
}

/** A stretch of the file as a stretch of the read text that comes from it. */
export function textSpan(source: SourceText, { start, end }: Span): Span {
  return { start: textOffset(source, start), end: textOffset(source, end) };
}

/** A diagnostic of the file with its places counted within a read text. */
export function withinText(source: SourceText, diagnostic: Diagnostic): Diagnostic {
  const { span, fix, related } = diagnostic;
  return {
    ...diagnostic,
    span: textSpan(source, span),
    ...(fix === undefined ? {} : { fix: { ...fix, edits: fix.edits.map((edit) => ({ ...edit, span: textSpan(source, edit.span) })) } }),
    ...(related === undefined ? {} : { related: related.map((each) => ({ ...each, span: textSpan(source, each.span) })) }),
  };
}

/** A finding within a read text with its places counted in the file. */
export function inFile(source: SourceText, finding: Finding): Finding {
  const at = ({ start, end }: Span): Span => fileSpan(source, start, end);
  const { span, fixes, related } = finding;
  return {
    ...finding,
    span: at(span),
    ...(fixes === undefined ? {} : { fixes: fixes.map((fix) => ({ ...fix, edits: fix.edits.map((edit) => ({ ...at(edit), text: edit.text })) })) }),
    ...(related === undefined ? {} : { related: related.map((each) => ({ ...each, span: at(each.span) })) }),
  };
}

/** A proposal of a rule as a fix of a diagnostic. */
export function asFix({ title, edits }: Proposal, safe: boolean): Fix {
  return { title, safe, edits: edits.map(({ start, end, text }) => ({ span: { start, end }, text })) };
}

/** A fix of a diagnostic as a proposal of a rule. */
export function asProposal({ title, edits }: Fix): Proposal {
  return { title, edits: edits.map(({ span, text }) => ({ ...span, text })) };
}
