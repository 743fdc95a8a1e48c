import type { Diagnostic } from "../grammar/diagnostics/diagnostic.ts";
import type { Grammar, NotRead } from "../grammar/grammar.ts";

/** Says where a paragraph could not be read on, and why. */
export function explainUnread(text: string, read: NotRead, grammar: Grammar): Diagnostic {
  void grammar;
  const token = read.lexed.tokens[read.stoppedAt];
  const unknown = read.lexed.problems[0];
  if (unknown !== undefined && (token === undefined || unknown.span.start <= token.startOffset)) {
    return { code: "text/unknown-word", severity: "error", span: unknown.span, message: `I do not know “${unknown.text}”.` };
  }
  if (token === undefined) return { code: "text/incomplete", severity: "error", span: { start: Math.max(0, text.length - 1), end: text.length }, message: "The text ends before the sentence does." };
  return { code: "text/unexpected-word", severity: "error", span: { start: token.startOffset, end: (token.endOffset as number) + 1 }, message: `“${token.image}” can't stand here.` };
}
