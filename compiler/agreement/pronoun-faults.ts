import { child, children, text, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { numberOfSubject } from "../1-resolve/grammatical-number.ts";
import { fault, wordsAt } from "../fault.ts";
import type { AgreeingWords } from "./agreeing-words.ts";

/** The one pronoun that is the subject of a clause. */
function subjectPronoun(clause: Node): Node | null {
  const [noun, ...others] = children(child(clause, "subject") ?? clause, "nouns");
  return noun?.kind === "Pronoun" && others.length === 0 ? noun : null;
}

/** "None pay (2) less", "there pay": a word for nobody does nothing. */
export function paysAsNobody(clause: Node, words: AgreeingWords): Diagnostic | null {
  const pronoun = subjectPronoun(clause);
  const predicate = child(clause, "predicate") as Node;
  const word = pronoun === null ? "" : (text(pronoun, "pronoun") ?? "");
  const nobody = predicate.kind === "Paying" && /^(?:none|all|there|both|it)$/.test(word);
  const there = word === "there" && predicate.kind !== "Being" && predicate.kind !== "Existing";
  if (pronoun === null || !(nobody || there)) return null;
  return fault("text/agreement", pronoun.span, `“${wordsAt(words.text, pronoun.span)}” does not do this.`, "Write who or what does, for example “you” or “it”.");
}

/** "as though you were an opposing ally": what is likened is a thing that has been named. */
export function likenedApart(asThough: Node, words: AgreeingWords): Diagnostic | null {
  for (const clause of children(child(asThough, "clauses") ?? asThough, "clauses")) {
    const pronoun = subjectPronoun(clause);
    if (pronoun === null || /^(?:it|he|she|they)$/.test(text(pronoun, "pronoun") ?? "")) continue;
    return fault("text/agreement", pronoun.span, `“${wordsAt(words.text, pronoun.span)}” is not what is likened.`, "Write “it” or “they”.");
  }
  return null;
}

/** "as though they were both resources": what they are likened to is one kind. */
export function likenedToBoth(asThough: Node, words: AgreeingWords): Diagnostic | null {
  for (const clause of children(child(asThough, "clauses") ?? asThough, "clauses")) {
    const predicate = child(clause, "predicate") as Node;
    if (predicate.kind !== "Being" || ![text(predicate, "adverb"), text(predicate, "adverbAfter")].some((adverb) => /^(?:both|each)$/.test(adverb ?? ""))) continue;
    const at = words.text.slice(predicate.span.start).search(/\b(?:both|each)\b/) + predicate.span.start;
    const word = words.text.slice(at, at + 4);
    return fault("text/determiner", { start: at, end: at + 4 }, `“${word}” does not go with one kind.`, "Leave it out.");
  }
  return null;
}

/** "Target player discards a card and both draw a card": two who have been told together. */
export function bothAgain(clause: Node, words: AgreeingWords): Diagnostic | null {
  const predicate = child(clause, "predicate") as Node;
  const subject = child(clause, "subject");
  if (!/^(?:both|each)$/.test(text(predicate, "adverb") ?? "") || predicate.kind !== "Doing" || (subject !== null && (children(subject, "nouns").length > 1 || (numberOfSubject(subject, words.invariable) !== "one" && !children(subject, "nouns").every(({ kind }) => kind === "SelfName"))))) return null;
  const at = words.text.slice(predicate.span.start).search(/\b(?:both|each)\b/) + predicate.span.start;
  return fault("text/determiner", { start: at, end: at + 4 }, `“${words.text.slice(at, at + 4)}” is said of several, and this does one.`, "Write who does, for example “each player”.");
}
