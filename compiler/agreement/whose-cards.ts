import { child, children, lemma, text, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { fault, firstWord, wordsAt } from "../fault.ts";
import type { AgreeingWords } from "./agreeing-words.ts";
import type { Around } from "./noun-agreement.ts";

/** The zone that a noun phrase names alone. */
function zoneOf(noun: Node): Node | null {
  const [head, ...others] = children(noun, "heads");
  const of = head === undefined || others.length > 0 ? null : child(head, "noun");
  return of?.kind === "ZoneNoun" ? of : null;
}

/** "that hero's hand": it is its controller's; a card has none. */
export function zoneOfCard(noun: Node, words: AgreeingWords): Diagnostic | null {
  const zone = zoneOf(noun);
  const last = children(noun, "possessors").at(-1);
  const of = last === undefined ? null : child(last, "noun");
  if (zone === null || last === undefined || of?.kind !== "TypeNoun" || !words.outside.has(lemma(zone, "zone") ?? "")) return null;
  const written = wordsAt(words.text, last.span);
  return fault("text/agreement", last.span, `“${written} ${wordsAt(words.text, zone.span)}”: it is a player's.`, `Write “${written} controller's ${wordsAt(words.text, zone.span)}”.`, `${written} controller's`);
}

/** "into a hand": whose, or none is said. */
export function handCounted(noun: Node, { place }: Around, words: AgreeingWords): Diagnostic | null {
  const zone = zoneOf(noun);
  if (zone === null || !/^(?:in|into|from)$/.test(place) || !unsaid(text(noun, "determiner") ?? "", lemma(zone, "zone") ?? "", place, words) || children(noun, "posts").some((post) => text(post, "preposition") !== "from")) return null;
  const { word, span } = firstWord(words.text, noun.span);
  return fault("text/determiner", span, `“${word}” does not go with “${wordsAt(words.text, zone.span)}”.`, `Leave out “${word}”, or say whose.`);
}

/** "a hand", "the graveyard": a hand is somebody's, and of graveyards there are several; a card is put “from the graveyard” that it lies in. */
const unsaid = (determiner: string, zone: string, place: string, words: AgreeingWords): boolean => (words.bare.has(zone) ? /^(?:an?|the|any)$/.test(determiner) : words.outside.has(zone) && place === "in" && determiner === "the");
