import { child, children, isOr, joinsOf, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { fault, firstWord, wordsAt, type AgreeingWords } from "./fault.ts";

/** "(1) and [Activate] >>>", "Flip it, and destroy an ally >>>": a comma stands between costs; the last that is told with a verb may have “and”. */
export function costsApart(payment: Node, words: AgreeingWords): Diagnostic | null {
  const costs = children(payment, "costs");
  const joins = joinsOf(payment, "costs");
  const at = joins.findIndex((join, index) => join === "commaAnd" || (join === "and" && (index < joins.length - 1 || costs[index]?.kind !== "DoingCost" || costs[index + 1]?.kind !== "DoingCost")));
  const [before, after] = [costs[at], costs[at + 1]];
  if (before === undefined || after === undefined) return null;
  const span = { start: before.span.end, end: after.span.start };
  return fault("text/list", span, `“${wordsAt(words.text, span).trim()}” does not stand between these costs.`, "Write a comma.", ", ");
}

/** "Either opposing allies can't attack": of two things that are told, one is. */
export function eitherAlone(sentence: Node, words: AgreeingWords): Diagnostic | null {
  const clauses = child(sentence, "clauses");
  if (sentence["either"] !== true || clauses === null || joinsOf(clauses, "clauses").some((join) => isOr(join))) return null;
  const { word, span } = firstWord(words.text, { ...clauses.span, start: eitherAt(words.text, sentence) });
  return fault("text/determiner", span, `“${word}” is said of two, joined by “or”.`, `Leave out “${word}”, or add “or …”.`);
}

const eitherAt = (text: string, { span }: Node): number => span.start + Math.max(0, text.slice(span.start, span.end).search(/\beither\b/i));
