import { child, children, lemma, text, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { adjectivesOf, verbOf } from "../1-resolve/clause-view.ts";
import { fault, firstWord, wordsAt } from "../fault.ts";
import type { AgreeingWords } from "./agreeing-words.ts";

/** The zone that a preposition governs; null if it governs another noun. */
function zoneAt(preposition: Node): string | null {
  const [named] = children(child(preposition, "object") ?? preposition, "nouns");
  const noun = named?.kind === "Partitive" ? (child(named, "of") ?? named) : named;
  const [head] = noun?.kind === "NounPhrase" ? children(noun, "heads") : [];
  return head === undefined ? null : lemma(child(head, "noun") as Node, "zone");
}

/** "onto hand", "put it in your party", "among your graveyard": a preposition by which nothing gets to a place, or is there. */
export function prepositionOfPlace(node: Node, parent: Node | null, words: AgreeingWords): Diagnostic | null {
  const preposition = text(node, "preposition") ?? "";
  const zone = zoneAt(node);
  if (zone === null) return null;
  const instead = node.kind === "VerbPreposition" ? goal(preposition, zone, parent) : preposition === "among" ? "in" : preposition === "of" && !isOrdered(zone) && parent !== null && isOfCards(parent) ? "in" : null;
  if (instead === null) return null;
  const { span, word } = firstWord(words.text, node.span);
  return fault("text/agreement", span, `“${word}” does not go with “${zone}”.`, `Write “${instead}”.`, instead);
}

const ORDERED = new Set(["onTop", "onBottom", "onTheTop"]);

const goal = (preposition: string, zone: string, verb: Node | null): string | null =>
  preposition === "onto" || (ORDERED.has(preposition) && !isOrdered(zone)) || (preposition === "in" && verb !== null && verbOf(verb) === "put") ? "into" : null;

/** "the number of cards from your hand": what is counted is where it is. */
export function countedThere(noun: Node, words: AgreeingWords): Diagnostic | null {
  const [head] = children(noun, "heads");
  if (head === undefined || text(child(head, "noun") as Node, "noun") !== "number") return null;
  const counted = children(noun, "posts").flatMap((post) => (text(post, "preposition") === "of" ? children(child(post, "object") as Node, "nouns") : []));
  const from = counted.flatMap((each) => children(each, "posts")).find((post) => text(post, "preposition") === "from" && zoneAt(post) !== null);
  if (from === undefined) return null;
  const { span, word } = firstWord(words.text, from.span);
  return fault("text/agreement", span, `“${word}” does not go with what is counted.`, "Write “in”.", "in");
}

/** A deck lies in an order. */
const isOrdered = (zone: string): boolean => zone.endsWith("deck");

/** Cards, and what else lies somewhere: not the number or the winner of something. */
const isOfCards = (noun: Node): boolean => children(noun, "heads").some((head) => ["TypeNoun", "TagNoun"].includes(child(head, "noun")?.kind ?? "") && children(head, "modifiers").every((modifier) => !/^(?:top|bottom)$/.test(text(modifier, "adjective") ?? "")));

/** "the top three heroes of your deck": what lies there is cards. */
export function topOfDeck(head: Node, words: AgreeingWords): Diagnostic | null {
  const of = child(head, "noun") as Node;
  const placed = adjectivesOf(head).some((adjective) => /^(?:top|bottom)$/.test(adjective ?? ""));
  if (!placed || of.kind !== "TypeNoun" || lemma(of, "type") === "card") return null;
  const plural = (of["type"] as { readonly form?: string }).form === "plural";
  const instead = plural ? "cards" : "card";
  return fault("text/agreement", of.span, `“${wordsAt(words.text, of.span)}”: what lies there is ${instead}, of whatever type.`, `Write “${instead}”.`, instead);
}
