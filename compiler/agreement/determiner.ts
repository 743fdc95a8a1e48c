import { child, children, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { wordsAt } from "../fault.ts";
import type { AgreeingWords } from "./agreeing-words.ts";

/** Whether no number and no possessor stands before a noun. */
export const isBeforeNoun = (noun: Node): boolean => child(noun, "quantity") === null && children(noun, "possessors").length === 0;

/** The nouns of the heads of a noun phrase. */
export const headNouns = (noun: Node): readonly Node[] => children(noun, "heads").map((head) => child(head, "noun") as Node);

/** The modifiers of the heads of a noun phrase. */
export const modifiersOf = (noun: Node): readonly Node[] => children(noun, "heads").flatMap((head) => children(head, "modifiers"));

/** The determiner as it is written, and its place. */
export function determinerAt(noun: Node, words: AgreeingWords): Pick<Diagnostic, "span"> & { readonly written: string } {
  const [head] = children(noun, "heads");
  const span = { start: noun.span.start, end: (head as Node).span.start };
  const written = wordsAt(words.text, span).trimEnd();
  return { span: { start: span.start, end: span.start + written.length }, written };
}

