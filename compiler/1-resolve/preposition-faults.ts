import { child, children, lemma, text, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { verbOf } from "./clause-view.ts";
import { fault, firstWord, wordsAt, type AgreeingWords } from "./fault.ts";

const objectsOf = (preposition: Node): readonly Node[] => children(child(preposition, "object") ?? preposition, "nouns");

const headsIn = (noun: Node | undefined): readonly Node[] => (noun === undefined ? [] : children(noun, "heads").map((head) => child(head, "noun") as Node));

/** A preposition that does not go with the verb before it, or the noun behind it. */
export function unfitPreposition(node: Node, verb: Node | null, words: AgreeingWords): Diagnostic | null {
  const preposition = text(node, "preposition") ?? "";
  const nouns = objectsOf(node).flatMap(headsIn);
  const { span, word } = firstWord(words.text, node.span);
  const write = (instead: string, of: string): Diagnostic => fault("text/agreement", span, `“${word}” does not go with “${of}” here.`, `Write “${instead}”.`, instead);
  // "destroyed with fatal damage": damage destroys.
  if (preposition === "with" && verb?.kind === "Undergoing" && verbOf(verb) === "destroy" && nouns.some((noun) => text(noun, "noun") === "damage" || noun.kind === "TypeNoun")) return write("by", wordsAt(words.text, verb.span).split(" ").slice(0, 3).join(" "));
  // "put a mana counter to it".
  if (preposition === "to" && verb?.kind === "Doing" && verbOf(verb) === "put" && isOfCounters(verb)) return write("on", "put");
  // "Remove target attacker of combat".
  if (preposition === "of" && node.kind === "NounPreposition" && nouns.some((noun) => words.bare.has(lemma(noun, "zone") ?? "") && !words.outside.has(lemma(noun, "zone") ?? ""))) return write("in", wordsAt(words.text, (child(node, "object") as Node).span));
  return null;
}

const isOfCounters = (verb: Node): boolean => children(child(verb, "object") ?? verb, "nouns").flatMap(headsIn).some(({ kind }) => kind === "CounterNoun" || kind === "StatCounterNoun");

/** "if you have seven or more cards from your hand", "Trap cards from your hand have …": where they are. */
export function thereNotFrom(clause: Node, words: AgreeingWords): Diagnostic | null {
  const predicate = child(clause, "predicate") as Node;
  if (predicate.kind !== "Having") return null;
  const had = [...children(child(predicate, "items") ?? predicate, "items"), ...children(child(clause, "subject") ?? clause, "nouns")];
  const from = had.flatMap((noun) => children(noun, "posts")).find((post) => text(post, "preposition") === "from" && objectsOf(post).flatMap(headsIn).some((noun) => noun.kind === "ZoneNoun"));
  if (from === undefined) return null;
  const { span, word } = firstWord(words.text, from.span);
  return fault("text/agreement", span, `“${word}” does not go with what is where it is.`, "Write “in”.", "in");
}
