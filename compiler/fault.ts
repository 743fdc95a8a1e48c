import type { Diagnostic, Span } from "../grammar/diagnostics/diagnostic.ts";

/** A fault of grammar as a diagnostic. `instead` is written for the words of the span. */
export function fault(code: string, span: Span, message: string, help: string, instead: string | null = null): Diagnostic {
  return { code, severity: "error", span, message, help, ...(instead === null ? {} : { fix: { title: `Write “${instead}”`, safe: false, edits: [{ span, text: instead }] } }) };
}

/** The first word of a stretch, with its place. */
export function firstWord(text: string, { start, end }: Span): { readonly word: string; readonly span: Span } {
  const [word = ""] = /^[^\s,.]+/.exec(text.slice(start, end)) ?? [];
  return { word, span: { start, end: start + word.length } };
}

/** The words of a stretch. */
export const wordsAt = (text: string, { start, end }: Span): string => text.slice(start, end);
