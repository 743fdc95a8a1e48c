import type { Node } from "../../grammar/ast.ts";
import { child } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import type { CardToken } from "../../grammar/lexer.ts";

/** "draw two two cards": a word that stands twice and is read all the same. A keyword can be had more than once. */
export function repeatedWords(paragraph: Node, tokens: readonly CardToken[]): Diagnostic[] {
  if (child(paragraph, "content")?.kind === "KeywordLine") return [];
  const found: Diagnostic[] = [];
  for (let index = 1; index < tokens.length; index++) {
    const [before, token] = [tokens[index - 1] as CardToken, tokens[index] as CardToken];
    const word = token.image;
    if (before.image.length !== word.length || before.image.toLowerCase() !== word.toLowerCase() || !/^\p{L}/u.test(word) || word === "that") continue;
    const [from, end] = [(before.endOffset as number) + 1, (token.endOffset as number) + 1];
    found.push({
      code: "text/repeated-word",
      severity: "error",
      span: { start: before.startOffset, end },
      message: `“${word}” stands here twice.`,
      help: "Leave one out.",
      fix: { title: `Leave out “${word}”`, safe: false, edits: [{ span: { start: from, end }, text: "" }] },
    });
  }
  return found;
}
