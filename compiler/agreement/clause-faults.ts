import { child, childNodes, children, text, type Node } from "../../grammar/ast.ts";
import { likeWritten } from "../../grammar/capital.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { verbOf } from "../1-resolve/clause-view.ts";
import { fault, firstWord, wordsAt } from "../fault.ts";
import type { AgreeingWords } from "./agreeing-words.ts";
import type { Around } from "./noun-agreement.ts";

/** "When strike with this weapon": what is waited for has no doer. */
export function missingSubject(clauses: Node | null, words: AgreeingWords): Diagnostic | null {
  const first = clauses?.kind === "Clauses" ? children(clauses, "clauses")[0] : undefined;
  if (first === undefined || child(first, "subject") !== null) return null;
  const predicate = child(first, "predicate") as Node;
  if (predicate.kind === "RestMoved" || predicate.kind === "ParameterPower") return null;
  const { word, span } = firstWord(words.text, predicate.span);
  const verb = words.verbs.get(verbOf(predicate));
  return fault("text/missing-subject", span, `“${word}” does not say who does it.`, `Write who does, for example “${verb !== undefined && word === verb.base ? "you" : "it"} ${word}”.`);
}

const SUBJECTS: Readonly<Record<string, string>> = { him: "he", them: "they", her: "she", himself: "he", herself: "she", itself: "it" };
const OBJECTS: Readonly<Record<string, string>> = { he: "him", she: "her", they: "them", i: "me" };

/** "put a counter on he", "him attacks". */
export function pronounCase(noun: Node, as: "subject" | "object", words: AgreeingWords): Diagnostic | null {
  if (noun.kind !== "Pronoun") return null;
  const written = text(noun, "pronoun") ?? "";
  const instead = (as === "subject" ? SUBJECTS : OBJECTS)[written];
  if (instead === undefined) return null;
  return fault("text/agreement", noun.span, `“${wordsAt(words.text, noun.span)}” can't be the ${as} here.`, `Write “${instead}”.`, instead);
}

const POSSESSIVES: Readonly<Record<string, string>> = { you: "your", it: "its", he: "his", she: "her", they: "their" };

/** "You hero deals": a pronoun right before the noun that it has. */
export function possessive(pronoun: Node, words: AgreeingWords): Diagnostic | null {
  const [post] = children(pronoun, "posts");
  const subject = post?.kind === "ContactRelative" && post["that"] === undefined ? child(post, "subject") : null;
  const instead = POSSESSIVES[text(pronoun, "pronoun") ?? ""];
  if (subject === null || subject.kind !== "NounPhrase" || text(subject, "determiner") !== null || child(subject, "quantity") !== null || instead === undefined) return null;
  const { word, span } = firstWord(words.text, pronoun.span);
  const written = likeWritten(word, instead);
  return fault("text/agreement", span, `“${word}” can't stand before “${firstWord(words.text, subject.span).word}”.`, `Write “${written}”.`, written);
}

/** Complements that only say when. */
const TIMES = new Set(["TimePhrase", "AtPhrase", "DuringPhrase", "WhilePhrase", "UntilPhrase", "IfPhrase", "UnlessPhrase"]);

/** "this ally can't leave", "Exhaust >>>": a verb that needs something. `holder` is its clause or cost, in its list. */
export function missingObject(predicate: Node, list: Node | null, holder: Node, words: AgreeingWords): Diagnostic | null {
  if (predicate.kind !== "Doing" || child(predicate, "object") !== null || child(predicate, "particle") !== null) return null;
  const cost = holder.kind === "DoingCost";
  // "loses and can't have powers": what is said of both stands behind the last.
  if (!cost && list !== null && children(list, "clauses").at(-1) !== holder) return null;
  const complements = children(predicate, "complements");
  // "Use only on your turn".
  if (complements.some(({ kind }) => !TIMES.has(kind)) || (complements.length > 0 && child(holder, "subject") === null)) return null;
  const verb = words.verbs.get(verbOf(predicate));
  if (verb === undefined || !(verb.object === "required" || (cost && verb.middle === true))) return null;
  const shown = wordsAt(words.text, predicate.span);
  return fault("text/missing-object", predicate.span, `“${shown}” does not say what.`, `Write what is meant behind “${firstWord(words.text, predicate.span).word}”.`);
}

/** "If that much do", "destroy yours": words that stand for an amount or a comparison, not for who or what is meant. */
export function standsForNothing(pronoun: Node, list: Node | null, around: Around, words: AgreeingWords): Diagnostic | null {
  const word = text(pronoun, "pronoun") ?? "";
  if (word !== "yours" || around.place === "Than" || around.place === "in" || (list?.kind !== "Nouns" && list?.kind !== "Causing")) return null;
  return fault("text/agreement", pronoun.span, `“${wordsAt(words.text, pronoun.span)}” stands for nothing here.`, "Name what is meant, or write “it”.");
}

/** "without damage on none": something is on what has been named. */
export function nothingThere(pronoun: Node, { place }: Around, words: AgreeingWords): Diagnostic | null {
  if (!/^(?:none|thatMany|doubleThatMany|thatMuch|there|theFirst|theSecond|theFollowing)$/.test(text(pronoun, "pronoun") ?? "") || !/^(?:on|to|from|with|in|by|for|Paying)$/.test(place)) return null;
  return fault("text/agreement", pronoun.span, `“${wordsAt(words.text, pronoun.span)}” names nothing here.`, "Write “it” or “them”, or name what is meant.");
}

const ANSWERING = new Set(["you", "he", "she", "it", "they"]);

/** "I may play it": who reads the card is “you”; only what somebody says is said of “I”. */
export function speaking(paragraph: Node): Node[] {
  if (paragraph.kind === "Quote" || paragraph.kind === "Aside") return [];
  return [...(text(paragraph, "pronoun") === "i" ? [paragraph] : []), ...childNodes(paragraph).flatMap(speaking)];
}

/** "If that much do": who does it is somebody. */
export function nobodyAnswers(clause: Node, words: AgreeingWords): Diagnostic | null {
  const [noun] = children(child(clause, "subject") ?? clause, "nouns");
  const answer = child(clause, "predicate");
  if (answer?.kind !== "ShortAnswer" || noun?.kind !== "Pronoun" || ANSWERING.has(text(noun, "pronoun") ?? "")) return null;
  return fault("text/agreement", noun.span, `“${wordsAt(words.text, noun.span)}” is nobody who does something.`, "Write “you” or “he”.");
}
