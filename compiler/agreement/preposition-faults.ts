import { child, children, lemma, text, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { verbOf } from "../1-resolve/clause-view.ts";
import { numberOfHead } from "../1-resolve/grammatical-number.ts";
import { fault, firstWord, wordsAt } from "../fault.ts";
import type { AgreeingWords } from "./agreeing-words.ts";

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
  // "under your control or a friendly player's choice": something is under somebody's control.
  if (preposition === "under" && nouns.some((noun) => noun.kind === "PlainNoun" && text(noun, "noun") !== "control")) return fault("text/agreement", (child(node, "object") as Node).span, `“${wordsAt(words.text, (child(node, "object") as Node).span)}” is nothing that is under somebody.`, "Write “control”.");
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

/** "for each card from his hand". */
export function countedFrom(forEach: Node, words: AgreeingWords): Diagnostic | null {
  const what = child(forEach, "what");
  const from = (what === null ? [] : what.kind === "NounPhrase" ? [what] : children(what, "nouns")).flatMap((noun) => children(noun, "posts")).find((post) => text(post, "preposition") === "from" && objectsOf(post).flatMap(headsIn).some((noun) => noun.kind === "ZoneNoun"));
  if (from === undefined) return null;
  const { span, word } = firstWord(words.text, from.span);
  return fault("text/agreement", span, `“${word}” does not go with what is counted.`, "Write “in”.", "in");
}

/** "put it into play attached to that hero this way": what is attached is so now. */
export function attachedWhen(participle: Node, words: AgreeingWords): Diagnostic | null {
  if (lemma(participle, "verb") !== "attach" || text(participle, "when") === null) return null;
  return fault("text/agreement", participle.span, `“${wordsAt(words.text, participle.span)}”: what is attached is so now.`, "Leave out when.");
}

/** "target ally with damage on them": on what is told before. */
export function onAsMany(noun: Node, words: AgreeingWords): Diagnostic | null {
  const heads = headsIn(noun);
  const items = children(noun, "posts").flatMap((post) => children(child(post, "items") ?? post, "items"));
  const pronoun = items.flatMap((item) => children(item, "posts")).filter((post) => text(post, "preposition") === "on").flatMap(objectsOf).find(({ kind }) => kind === "Pronoun");
  if (pronoun === undefined || heads.length !== 1 || noun.kind !== "NounPhrase") return null;
  const number = numberOfHead(heads[0] as Node, words.invariable);
  const written = text(pronoun, "pronoun") ?? "";
  const instead = number === "one" && written === "them" ? "it" : number === "many" && written === "it" ? "them" : null;
  return instead === null ? null : fault("text/agreement", pronoun.span, `“${written}” does not go with what it stands for.`, `Write “${instead}”.`, instead);
}

/** "a third target counter": a word that picks names no counter. */
export function counterCalledTarget(counter: Node, words: AgreeingWords): Diagnostic | null {
  const written = text(counter, "counter");
  return written === "target" ? fault("text/determiner", counter.span, `“${wordsAt(words.text, counter.span)}”: no counter is called “target”.`, "Write “target” before what has the counter.") : null;
}

/** "or +4 if it's a Monster": of which number it is. */
export function changeOfNothing(other: Node, words: AgreeingWords): Diagnostic | null {
  const change = children(child(other, "change") ?? other, "items").find((item) => item.kind === "StatChange" && item["stat"] === undefined);
  return change === undefined ? null : fault("text/missing-word", change.span, `“${wordsAt(words.text, change.span)}” does not say of what.`, `Write “${wordsAt(words.text, change.span)} ATK” or another word for a number.`);
}
