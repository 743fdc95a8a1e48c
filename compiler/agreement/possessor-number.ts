import { child, children, text, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { numberOfDeterminer, numberOfHead } from "../1-resolve/grammatical-number.ts";
import { fault, firstWord, wordsAt } from "../fault.ts";
import type { AgreeingWords } from "./agreeing-words.ts";

/** "its owners's hand", "those hero's controller's deck", "any number of other players' hands": a possessor whose words do not go together. */
export function possessorNumber(possessor: Node, words: AgreeingWords): Diagnostic | null {
  const of = child(possessor, "noun") as Node;
  const number = numberOfHead(of, words.invariable);
  const written = wordsAt(words.text, { start: of.span.start, end: possessor.span.end });
  const marked = text(possessor, "mark") === "plural" ? "many" : "one";
  if (number !== "either" && number !== marked && (marked === "many" || /s$/.test(wordsAt(words.text, of.span)))) {
    const instead = number === "many" ? written.replace(/'s$/, "'") : written.replace(/'$/, "'s");
    return fault("text/agreement", { start: of.span.start, end: possessor.span.end }, `“${written}” is no form of “${wordsAt(words.text, of.span)}”.`, `Write “${instead}”.`, instead);
  }
  const determiner = text(possessor, "determiner");
  const asked = numberOfDeterminer(determiner);
  const { word, span } = firstWord(words.text, possessor.span);
  if (asked !== "either" && number !== "either" && asked !== number) return fault("text/agreement", span, `“${word}” does not go with “${written}”.`, `Write it as for ${number}.`);
  const modifiers = children(possessor, "modifiers");
  const others = modifiers.length > 0 && modifiers.every((modifier) => modifier.kind === "SideModifier" || text(modifier, "adjective") === "other");
  if (of.kind !== "PlayerNoun" || (!others && determiner === "the") || !/^(?:the|anyNumberOf)$/.test(determiner ?? "")) return null;
  return fault("text/determiner", span, `“${word}” does not go with “${written}”.`, "Leave it out, or write “each”, “target” or “that”.");
}
