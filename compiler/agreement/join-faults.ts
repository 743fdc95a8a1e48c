import { child, children, isAnd, isOr, joinsOf, lemma, text, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { fault, firstWord, wordsAt } from "../fault.ts";
import type { AgreeingWords } from "./agreeing-words.ts";

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

/** "can't attack and exhaust": of what one can't do, no one thing is done. */
export function neitherOf(clauses: Node): Diagnostic | null {
  const all = children(clauses, "clauses");
  const joins = joinsOf(clauses, "clauses");
  for (const [index, join] of joins.entries()) {
    const [before, after] = [child(all[index] as Node, "predicate"), child(all[index + 1] as Node, "predicate")];
    if (!(isAnd(join) || /then/i.test(join)) || before?.kind !== "Doing" || after?.kind !== "Doing" || !/^(?:cant|cannot)$/.test(text(before, "modal") ?? "") || text(after, "modal") !== null || text(after, "form") !== "base" || child(all[index + 1] as Node, "subject") !== null || child(before, "object") !== null) continue;
    const span = { start: before.span.end, end: after.span.start };
    return fault("text/list", span, "“and” does not join what can't be done: neither is allowed.", "Write “or”.", " or ");
  }
  return null;
}

/** "nature and [Nature] damage": damage is of one type in two ways of writing it. */
export function oneType(modifier: Node, words: AgreeingWords): Diagnostic | null {
  const types = children(modifier, "types").map((word) => (lemma(word, "type") ?? lemma(word, "icon") ?? "").toLowerCase());
  if (!joinsOf(modifier, "types").some(isAnd) || new Set(types).size === types.length) return null;
  return fault("text/list", modifier.span, `“${wordsAt(words.text, modifier.span)}” names one type twice.`, "Write “or”.");
}

/** "a token with Ferocity or Stealth": what it has is both. */
export function hasBoth(doing: Node, words: AgreeingWords): Diagnostic | null {
  const [noun, ...others] = children(child(doing, "object") ?? doing, "nouns");
  const head = noun?.kind === "NounPhrase" && others.length === 0 ? children(noun, "heads").at(-1) : undefined;
  if (noun === undefined || head === undefined || lemma(doing, "verb") !== "put" || !/^tokens?$/.test(text(child(head, "noun") as Node, "noun") ?? "")) return null;
  const held = [...children(noun, "posts"), ...children(doing, "complements"), ...children(doing, "complements").flatMap((complement) => children(child(complement, "object") ?? complement, "nouns").flatMap((each) => children(each, "posts")))];
  const either = held.map((each) => child(each, "items")).find((items) => items !== null && joinsOf(items, "items").some(isOr));
  return either === undefined || either === null ? null : fault("text/list", either.span, `“${wordsAt(words.text, either.span)}” does not say which of these it has.`, "Write “and”.");
}

/** "Either opposing allies can't attack": of two things that are told, one is. */
export function eitherAlone(sentence: Node, words: AgreeingWords): Diagnostic | null {
  const clauses = child(sentence, "clauses");
  if (sentence["either"] !== true || clauses === null || joinsOf(clauses, "clauses").some((join) => isOr(join))) return null;
  const { word, span } = firstWord(words.text, { ...clauses.span, start: eitherAt(words.text, sentence) });
  return fault("text/determiner", span, `“${word}” is said of two, joined by “or”.`, `Leave out “${word}”, or add “or …”.`);
}

const eitherAt = (text: string, { span }: Node): number => span.start + Math.max(0, text.slice(span.start, span.end).search(/\beither\b/i));

/** "Either attached character can't attack or protect": of what can't be done, neither is. */
export function eitherDenied(sentence: Node, words: AgreeingWords): Diagnostic | null {
  const clauses = child(sentence, "clauses");
  const [first] = clauses === null ? [] : children(clauses, "clauses");
  if (sentence["either"] !== true || clauses === null || first === undefined || !/^(?:cant|cannot)$/.test(text(child(first, "predicate") as Node, "modal") ?? "")) return null;
  const { word, span } = firstWord(words.text, { ...clauses.span, start: eitherAt(words.text, sentence) });
  return fault("text/determiner", span, `“${word}” does not go with what can't be done: neither is allowed.`, `Leave out “${word}”.`);
}
