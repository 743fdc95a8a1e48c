import { child, children, lemma, text, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { adjectivesOf, verbOf } from "../1-resolve/clause-view.ts";
import { fault, firstWord, wordsAt } from "../fault.ts";
import type { AgreeingWords } from "./agreeing-words.ts";

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

/** "wasn't not dealt damage": said once, it is so; said twice, it says nothing. */
export function notTwice(predicate: Node, words: AgreeingWords): Diagnostic | null {
  const be = text(predicate, "be") ?? "";
  if (predicate["not"] !== true || !/nt$/.test(be)) return null;
  const { word, span } = firstWord(words.text, predicate.span);
  return fault("text/agreement", span, `“${word} not” says “not” twice.`, `Write “${word.replace(/n't$/, "")} not”.`);
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

/** "cards that have the highest cost": of several, those that are tied share it. */
export function sharedExtreme(noun: Node, words: AgreeingWords): Diagnostic | null {
  const [post] = children(noun, "posts");
  const having = post?.kind === "Relative" ? child(post, "predicate") : null;
  if (having?.kind !== "Having" || text(having, "have") !== "have" || text(having, "modal") !== null || !children(child(having, "items") ?? having, "items").some((item) => adjectivesOf(item).some((adjective) => /^(?:highest|lowest)$/.test(adjective ?? "")))) return null;
  const { span } = firstWord(words.text, having.span);
  return fault("text/agreement", span, "Of several, those that are tied share it.", "Write “have or share”.", "have or share");
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

const UNSAID = new Set(["which", "any", "one", "theFollowing", "thatMany", "doubleThatMany", "doubleThatMuch", "theFirst", "theSecond", "those", "that", "thatMuch", "yours"]);

/** "which pay (1) less": a word that is nobody in particular. */
export function nobodyDoes(clause: Node, words: AgreeingWords): Diagnostic | null {
  const [noun] = children(child(clause, "subject") ?? clause, "nouns");
  if (noun?.kind !== "Pronoun" || !UNSAID.has(text(noun, "pronoun") ?? "") || children(noun, "posts").length > 0) return null;
  return fault("text/agreement", noun.span, `“${wordsAt(words.text, noun.span)}” is nothing in particular.`, "Write who or what is meant.");
}

/** "can have +1 ATK": it has it, or not. */
export function canHave(having: Node, words: AgreeingWords): Diagnostic | null {
  if (!/^(?:can|may)$/.test(text(having, "modal") ?? "") || !children(child(having, "items") ?? having, "items").some(({ kind }) => kind === "StatChange")) return null;
  const { word, span } = firstWord(words.text, having.span);
  return fault("text/agreement", span, `“${word}” does not go with what something has.`, `Leave out “${word}”.`);
}

/** "Weapons you control can have Assault 1": what is no player has it, or not. */
export function hadFreely(clause: Node, words: AgreeingWords): Diagnostic | null {
  const having = child(clause, "predicate") as Node;
  const nouns = children(child(clause, "subject") ?? clause, "nouns");
  const players = nouns.every((noun) => text(noun, "pronoun") === "you" || noun.kind === "Pronoun" || children(noun, "heads").some((head) => child(head, "noun")?.kind === "PlayerNoun"));
  if (having.kind !== "Having" || !/^(?:can|may)$/.test(text(having, "modal") ?? "") || nouns.length === 0 || players) return null;
  const { word, span } = firstWord(words.text, having.span);
  return fault("text/agreement", span, `“${word}” does not go with what something has.`, `Leave out “${word}”.`);
}

/** "would be dealing": what would happen, not what would go on. */
export function wouldGoOn(undergoing: Node, words: AgreeingWords): Diagnostic | null {
  if (text(undergoing, "modal") !== "would" || text(undergoing, "form") !== "ing") return null;
  const entry = words.verbs.get(verbOf(undergoing));
  const { span } = firstWord(words.text, undergoing.span);
  return fault("text/agreement", span, "“would be” is said of what happens, and this goes on.", `Write “would be ${entry?.participle ?? "done"}” or “would ${entry?.base ?? "do"}”.`);
}

/** "or an additional 2 if …": what is additional is more, and not instead. */
export function additionalOr(other: Node, words: AgreeingWords): Diagnostic | null {
  if (other["additional"] !== true || /plus/i.test(text(other, "join") ?? "")) return null;
  const at = words.text.indexOf("an additional", other.span.start);
  return fault("text/agreement", { start: at, end: at + "an additional".length }, "“or” names another amount, and not more of it.", "Leave out “an additional”, or write “plus”.");
}

/** "fewer cost", "less cost": a number is lower. */
export function fewerOfOne(comparative: Node, words: AgreeingWords): Diagnostic | null {
  const written = text(comparative, "comparison") ?? "";
  if (written !== "fewer" && written !== "less") return null;
  const at = words.text.indexOf(written, comparative.span.start);
  return fault("text/agreement", { start: at, end: at + written.length }, `A number is lower, and not “${written}”.`, "Write “lower”.", "lower");
}

/** "choose who he is elusive": one word asks for one who is not named. */
export function whoAsked(whether: Node, words: AgreeingWords): Diagnostic | null {
  const told = children(child(whether, "clauses") ?? whether, "clauses").some((clause) => child(clause, "subject") !== null);
  if (told === (text(whether, "question") === "whether")) return null;
  const { word, span } = firstWord(words.text, whether.span);
  return fault("text/agreement", span, `“${word}” does not go with what it asks.`, `Write “${told ? "whether" : "who"}”.`, told ? "whether" : "who");
}

/** "When it enters play, then draw a card": “then” stands before what follows something that is done. */
export function thenFirst(clauses: Node, parent: Node | null, words: AgreeingWords): Diagnostic | null {
  const [first] = children(clauses, "clauses");
  const predicate = first === undefined ? null : child(first, "predicate");
  const begins = parent?.kind === "Trigger" || (parent?.kind === "Sentence" && children(parent, "leads").some(({ kind }) => kind === "Trigger"));
  if (predicate === null || text(predicate, "adverb") !== "then" || !begins) return null;
  const at = words.text.indexOf("then", predicate.span.start);
  return fault("text/agreement", { start: at, end: at + "then".length }, "“then” follows nothing that is done.", "Leave it out.");
}

/** "2 [Druid] ATK": what stands there is the type of the damage that it deals. */
export function iconOfDamage(stats: Node, words: AgreeingWords): Diagnostic | null {
  const icon = lemma(stats, "icon");
  if (icon === null || words.damageIcons.has(icon)) return null;
  const at = words.text.indexOf(`[${icon}]`, stats.span.start);
  return fault("text/agreement", { start: at, end: at + icon.length + 2 }, `“[${icon}]” is no type of damage.`, "Write the type of the damage that it deals, or leave it out.");
}

/** "immediately put a token into play": what a text does, it does at once; only what one else may do later is done "immediately". */
export function atOnce(predicate: Node, words: AgreeingWords): Diagnostic | null {
  if (![text(predicate, "adverb"), text(predicate, "adverbAfter")].includes("immediately") || verbOf(predicate) === "play") return null;
  const at = words.text.indexOf("immediately", predicate.span.start);
  return fault("text/agreement", { start: at, end: at + "immediately".length }, "“immediately” says nothing of what is done as the text is read.", "Leave it out.");
}
