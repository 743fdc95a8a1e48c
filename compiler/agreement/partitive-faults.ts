import { child, children, lemma, text, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { numberOfHead } from "../1-resolve/grammatical-number.ts";
import { isZone } from "../1-resolve/noun-head.ts";
import { fault, wordsAt } from "../fault.ts";
import type { AgreeingWords } from "./agreeing-words.ts";
import type { Around } from "./noun-agreement.ts";

/** "enters any number of play": a place of which there is one is not counted. */
export function partOfPlace(part: Node, around: Around, words: AgreeingWords): Diagnostic | null {
  const of = child(part, "of") as Node;
  const quantity = text(child(part, "quantity") as Node, "quantity");
  // "any number of target opponent's deck": of one thing there is no number.
  if (quantity === "anyNumber" && children(of, "possessors").some((possessor) => text(possessor, "mark") === "singular") && children(of, "heads").every((head) => numberOfHead(child(head, "noun") as Node, words.invariable) === "one")) return partUnfit(part, of, words);
  if (quantity === "anyNumber" && (around.place === "KeywordNouns" || of.kind === "Partitive")) return partUnfit(part, of, words);
  if (quantity === "anyNumber" && /^all/.test(text(of, "determiner") ?? "")) return partUnfit(part, of, words);
  if (quantity === "both" && of.kind === "NounPhrase" && OWNED.test(text(of, "determiner") ?? "")) return partUnfit(part, of, words);
  const [head] = children(of, "heads");
  const zone = head === undefined ? null : lemma(child(head, "noun") as Node, "zone");
  if (zone === null ? text(child(part, "quantity") as Node, "quantity") !== "anyNumber" || !/^anyNumberOf/.test(text(of, "determiner") ?? "") : !isZone(of) || !words.bare.has(zone)) return null;
  return partUnfit(part, of, words);
}

const OWNED = /^(?:your|his|her|its|their)$/;

function partUnfit(part: Node, of: Node, words: AgreeingWords): Diagnostic {
  const written = wordsAt(words.text, { start: part.span.start, end: of.span.start }).trimEnd();
  return fault("text/determiner", { start: part.span.start, end: part.span.start + written.length }, `“${written}” does not go with “${wordsAt(words.text, of.span)}”.`, `Leave out “${written}”, or write “each of”.`);
}
