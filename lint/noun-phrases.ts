import { child, children, isWord, type Node } from "../grammar/ast.ts";
import type { ParagraphContext } from "./context.ts";
import type { TokenView } from "./paragraph-view.ts";

/** The word of a head's noun: its lemma, and its number or other form. */
export interface NounWord {
  readonly kind: string;
  readonly lemma: string;
  readonly form: string;
}

/** The word by which a head names what it means; null where it is none of the vocabulary. */
export function nounWord(head: Node): NounWord | null {
  const noun = child(head, "noun");
  if (noun === null) return null;
  for (const field of ["type", "player", "zone", "stat", "attribute", "tag", "step"]) {
    const word = noun[field];
    if (isWord(word)) return { kind: noun.kind, lemma: word.lemma, form: word.form };
  }
  const plain = noun["noun"];
  return typeof plain === "string" ? { kind: noun.kind, lemma: plain, form: "" } : null;
}

/** Whether a phrase is a noun and, at most, a word before it: nothing that says which one. */
export function isBare(phrase: Node): boolean {
  return children(phrase, "posts").length === 0 && children(phrase, "possessors").length === 0 && child(phrase, "quantity") === null && children(phrase, "heads").every((head) => children(head, "modifiers").length === 0);
}

/** The first word or mark of a stretch that is one of some words, in whatever letters. */
export function wordIn(span: { readonly start: number; readonly end: number }, words: readonly string[], context: ParagraphContext): TokenView | null {
  return context.tokensIn(span).find(({ text }) => words.includes(text.toLowerCase())) ?? null;
}

