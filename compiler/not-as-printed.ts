import type { Diagnostic } from "../grammar/diagnostics/diagnostic.ts";

/** The words of a text that are not spaced or written as its nodes print them. */
export function notAsPrinted(text: string, printed: string): Diagnostic {
  let from = 0;
  while (from < text.length && text[from] === printed[from]) from += 1;
  let behind = 0;
  while (behind < text.length - from && behind < printed.length - from && text[text.length - 1 - behind] === printed[printed.length - 1 - behind]) behind += 1;
  // Whole words are shown.
  while (from > 0 && /\S/.test(text.charAt(from - 1))) from -= 1;
  while (behind > 0 && /\S/.test(text.charAt(text.length - behind))) behind -= 1;
  const span = { start: from, end: text.length - behind };
  const instead = printed.slice(from, printed.length - behind);
  return {
    code: "text/spacing",
    severity: "error",
    span,
    message: `“${text.slice(span.start, span.end)}” is not spaced as it is read.`,
    help: `Write “${instead}”.`,
    fix: { title: `Write “${instead}”`, safe: true, edits: [{ span, text: instead }] },
  };
}
