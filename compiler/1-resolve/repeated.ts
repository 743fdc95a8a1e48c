import type { Node } from "../../grammar/ast.ts";
import { child } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";

/** "draw two two cards": a word that stands twice and is read all the same. A keyword can be had more than once. */
export function repeatedWords(paragraph: Node, tokens: readonly { readonly text: string; readonly start: number; readonly end: number }[]): Diagnostic[] {
  if (child(paragraph, "content")?.kind === "KeywordLine") return [];
  return tokens.flatMap((token, index): Diagnostic[] => {
    const before = tokens[index - 1];
    if (before === undefined || before.text.toLowerCase() !== token.text.toLowerCase() || !/^\p{L}/u.test(token.text) || token.text === "that") return [];
    return [
      {
        code: "text/repeated-word",
        severity: "error",
        span: { start: before.start, end: token.end },
        message: `“${token.text}” stands here twice.`,
        help: "Leave one out.",
        fix: { title: `Leave out “${token.text}”`, safe: false, edits: [{ span: { start: before.end, end: token.end }, text: "" }] },
      },
    ];
  });
}
