import type { Diagnostic } from "../grammar/diagnostics/diagnostic.ts";

/** Parentheses and brackets deeper than this are not read; printed cards have two. */
const deepest = 24;

/** The refusal of a text with more parentheses within one another than anything says. */
export function tooDeep(text: string): Diagnostic | null {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === "(" || character === "[") depth += 1;
    else if (character === ")" || character === "]") depth = Math.max(0, depth - 1);
    if (depth > deepest) {
      return {
        code: "text/too-deep",
        severity: "error",
        span: { start: at, end: at + 1 },
        message: `Here ${depth} parentheses stand within one another, and at most ${deepest} are read.`,
        help: "Close the ones before, or leave this one out.",
      };
    }
  }
  return null;
}
