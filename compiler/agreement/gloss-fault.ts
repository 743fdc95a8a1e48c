import { child, lemma, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { fault, wordsAt } from "../fault.ts";
import type { AgreeingWords } from "./agreeing-words.ts";

/** "arcane ([Frost]) damage": the icon in parentheses is that of the type before it. */
export function glossOfOther(word: Node, words: AgreeingWords): Diagnostic | null {
  const gloss = child(word, "gloss");
  const [type, icon] = [lemma(word, "type"), gloss === null ? null : lemma(gloss, "icon")];
  if (gloss === null || type === null || icon === null || icon.toLowerCase() === type.toLowerCase()) return null;
  return fault("text/agreement", gloss.span, `${wordsAt(words.text, gloss.span)} is not the icon of “${type}”.`, "Write the icon of that type, or leave it out.");
}
