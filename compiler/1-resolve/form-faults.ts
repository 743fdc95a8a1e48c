import { child, children, text, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { adjectivesOf, verbOf } from "./clause-view.ts";
import { fault, firstWord, wordsAt, type AgreeingWords } from "./fault.ts";

/** "if none remaining", "Played only if …", "would have drawn": a verb in a form that makes no clause here. */
export function unfitForm(clause: Node, list: Node | null, words: AgreeingWords): Diagnostic | null {
  const predicate = child(clause, "predicate") as Node;
  const entry = words.verbs.get(verbOf(predicate));
  if (entry === undefined || predicate.kind !== "Doing") return null;
  const form = text(predicate, "form");
  const told = child(clause, "subject") !== null;
  const first = list?.kind === "Clauses" && children(list, "clauses")[0] === clause;
  const unfit = form === "ing" || (form === "perfect" && text(predicate, "modal") !== null) || (!told && first && (form === "past" || form === "perfect") && entry.past !== entry.base);
  if (!unfit) return null;
  const { span, word } = firstWord(words.text, predicate.span);
  return fault("text/agreement", span, `“${wordsAt(words.text, predicate.span).split(" ").slice(0, 3).join(" ")}” is no form of “${entry.base}” that can stand here.`, `Write “${entry.base}”.`, word === predicate["modal"] ? null : entry.base);
}

/** "the next time you struck": what is to come. */
export function nextInPast(times: Node, words: AgreeingWords): Diagnostic | null {
  const past = (predicate: Node): boolean => /^(?:past|perfect)$/.test(text(predicate, "form") ?? "");
  const predicate = children(child(times, "event") ?? times, "clauses").map((clause) => child(clause, "predicate") as Node).find(past) ?? null;
  const entry = predicate === null ? undefined : words.verbs.get(verbOf(predicate));
  if (predicate === null || entry === undefined || entry.past === entry.base || !/^(?:past|perfect)$/.test(text(predicate, "form") ?? "") || predicate.kind !== "Doing") return null;
  const { word, span } = firstWord(words.text, predicate.span);
  return fault("text/agreement", span, `“${word}” has happened; the next time is to come.`, `Write “${entry.base}”.`, entry.base);
}

const CONDITIONS = new Set(["IfPhrase", "Condition", "Whilst", "WhilePhrase", "UnlessPhrase", "Whether"]);

/** "while it becomes exhausted", "becomes in bear form": what is so, not what turns so. */
export function turnsInto(being: Node, held: boolean, words: AgreeingWords): Diagnostic | null {
  const be = text(being, "be") ?? "";
  const what = child(being, "what") as Node;
  if (!/^bec[ao]me/.test(be)) return null;
  const states = children(what, "states");
  const also = text(being, "adverb") === "also" || text(being, "adverbAfter") === "also";
  const kind = children(what, "nouns").some((noun) => children(noun, "heads").some((head) => child(head, "noun")?.kind === "KeywordNoun"));
  if (!held && !also && !kind && what.kind !== "PlacePhrase" && !states.some((state) => /^(?:keyword|true)$/.test(text(state, "as") ?? ""))) return null;
  const { span } = firstWord(words.text, being.span);
  const instead = be === "become" ? "are" : be === "became" ? "was" : "is";
  return fault("text/agreement", span, `“${be}” is said of what turns into something.`, `Write “${instead}”.`, instead);
}

/** Whether a clause list stands where something is asked. */
export const isAsked = (parent: Node | null): boolean => parent !== null && CONDITIONS.has(parent.kind);

/** "Norrin'thal be an ally", "as though they aren't resources". */
export function unfitBeing(clause: Node, around: Node | null, words: AgreeingWords): Diagnostic | null {
  const predicate = child(clause, "predicate") as Node;
  const be = text(predicate, "be") ?? "";
  if (predicate.kind !== "Being") return null;
  const bare = (be === "be" || be === "been") && text(predicate, "modal") === null && child(clause, "subject") !== null;
  const likened = around?.kind === "AsThough" && !/^(?:were|was|is)$/.test(be);
  if (!bare && !likened) return null;
  const { span } = firstWord(words.text, predicate.span);
  return fault("text/agreement", span, `“${be}” can't stand here.`, `Write “${likened ? "were" : "is"}”.`, likened ? "were" : "is");
}

/** "has or shares damage": what several can share is the highest or lowest of something. */
export function sharesNothing(having: Node, words: AgreeingWords): Diagnostic | null {
  const have = text(having, "have") ?? "";
  const items = children(child(having, "items") ?? having, "items");
  if (!/OrShares?$/.test(have) || items.some((item) => adjectivesOf(item).some((adjective) => /^(?:highest|lowest)$/.test(adjective ?? "")))) return null;
  const { start } = having.span;
  const instead = have.startsWith("has") ? "has" : "have";
  const [found = ""] = /(?:has|have) or shares?/.exec(wordsAt(words.text, having.span)) ?? [];
  const at = start + wordsAt(words.text, having.span).indexOf(found);
  return fault("text/agreement", { start: at, end: at + found.length }, "Only the highest or lowest of something is shared.", `Write “${instead}”.`, instead);
}

const UNSAID = new Set(["which", "any", "one", "theFollowing", "thatMany", "doubleThatMany", "doubleThatMuch", "theFirst", "theSecond", "those"]);

/** "which pay (1) less": a word that is nobody in particular. */
export function nobodyDoes(clause: Node, words: AgreeingWords): Diagnostic | null {
  const [noun] = children(child(clause, "subject") ?? clause, "nouns");
  if (noun?.kind !== "Pronoun" || !UNSAID.has(text(noun, "pronoun") ?? "") || children(noun, "posts").length > 0) return null;
  return fault("text/agreement", noun.span, `“${wordsAt(words.text, noun.span)}” is nothing in particular.`, "Write who or what is meant.");
}
