import { child, children, isAnd, joinsOf, lemma, text, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { fault, firstWord, wordsAt } from "../fault.ts";
import type { AgreeingWords } from "./agreeing-words.ts";

/** Faults of what joins clauses. `parent`: what the list belongs to. */
export function misjoinedClauses(clauses: Node, parent: Node | null, words: AgreeingWords): Diagnostic | null {
  return both(clauses, words) ?? thenInEvent(clauses, parent, words) ?? thenStated(clauses, words) ?? mayTwice(clauses, words) ?? doneBefore(clauses, words);
}

const isThen = (join: string): boolean => /then/i.test(join);

/** The words between two clauses of a list. */
function between(clauses: Node, index: number, words: AgreeingWords): { readonly span: Diagnostic["span"]; readonly written: string } {
  const [before, after] = [children(clauses, "clauses")[index] as Node, children(clauses, "clauses")[index + 1] as Node];
  const span = { start: before.span.end, end: after.span.start };
  return { span, written: wordsAt(words.text, span).trim() };
}

/** "strike with a weapon and/or play an ability": things may be the one and the other; one does the one or the other. */
function both(clauses: Node, words: AgreeingWords): Diagnostic | null {
  const index = joinsOf(clauses, "clauses").indexOf("andOr");
  if (index < 0) return null;
  const { span, written } = between(clauses, index, words);
  return fault("text/list", span, `“${written}” does not join what is done.`, "Write “or” or “and”.");
}

const EVENTS = new Set(["NextTime", "TimesPhrase", "UntilPhrase", "Trigger", "AsLead"]);

/** "the next time you play, then complete a card": one event or another is waited for. */
function thenInEvent(clauses: Node, parent: Node | null, words: AgreeingWords): Diagnostic | null {
  const index = parent !== null && EVENTS.has(parent.kind) ? joinsOf(clauses, "clauses").findIndex(isThen) : -1;
  if (index < 0) return null;
  const { span, written } = between(clauses, index, words);
  return fault("text/list", span, `“${written}” does not join events: they happen one “or” another.`, "Write “or”.", " or ");
}

/** Auxiliaries of what holds. */
const HOLDING = new Set(["must", "can", "cant", "cannot"]);

const isStated = (clause: Node): boolean => {
  const predicate = child(clause, "predicate") as Node;
  return HOLDING.has(text(predicate, "modal") ?? "") || (predicate.kind === "Having" && /^(?:has|have)$/.test(text(predicate, "have") ?? "")) || (predicate.kind === "Being" && !/^bec/.test(text(predicate, "be") ?? ""));
};

/** "must attack if able, and then can attack only him": what holds, holds at once. */
function thenStated(clauses: Node, words: AgreeingWords): Diagnostic | null {
  const all = children(clauses, "clauses");
  const index = joinsOf(clauses, "clauses").findIndex((join, at) => isThen(join) && isStated(all[at] as Node) && isStated(all[at + 1] as Node));
  if (index < 0) return null;
  const { span, written } = between(clauses, index, words);
  return fault("text/list", span, `“${written}” does not join what holds at once.`, "Write “and”.", " and ");
}

/** "you may choose a counter and may add another": what follows is done if the first is (CR 712.7), or is a sentence of its own. */
function mayTwice(clauses: Node, words: AgreeingWords): Diagnostic | null {
  const all = children(clauses, "clauses");
  const may = (clause: Node): boolean => text(child(clause, "predicate") as Node, "modal") === "may";
  const joins = joinsOf(clauses, "clauses");
  const index = joins.findIndex((join, at) => isAnd(join) && may(all[at] as Node) && may(all[at + 1] as Node) && child(all[at + 1] as Node, "subject") === null);
  const second = all[index + 1];
  if (index < 0 || second === undefined) return null;
  const { span } = firstWord(words.text, (child(second, "predicate") as Node).span);
  return fault("text/list", span, "“may” is said twice of one choice.", "Leave out the second “may”, or begin a sentence: “You may …”.");
}

/** "chose and discards a card": done one after another, in one tense. */
function doneBefore(clauses: Node, words: AgreeingWords): Diagnostic | null {
  const all = children(clauses, "clauses");
  for (const [index] of joinsOf(clauses, "clauses").entries()) {
    const [one, two] = [child(all[index] as Node, "predicate") as Node, child(all[index + 1] as Node, "predicate") as Node];
    const follows = child(all[index + 1] as Node, "subject") === null && two.kind === "Doing" && text(two, "modal") === null && text(two, "form") === "s";
    if (follows && one.kind === "Doing" && text(one, "modal") === "may") {
      const { word, span } = firstWord(words.text, two.span);
      const base = words.verbs.get(lemma(two, "verb") ?? "")?.base ?? "do";
      return fault("text/agreement", span, `“${word}” does not go with “may”.`, `Write “${base}”.`, base);
    }
    const forms = [one, two].map((each) => (each.kind === "Doing" && text(each, "modal") === null ? (text(each, "form") ?? "") : ""));
    if (child(all[index + 1] as Node, "subject") !== null || forms[0] !== "past" || forms[1] !== "s") continue;
    const { word, span } = firstWord(words.text, one.span);
    const entry = words.verbs.get((one["verb"] as { readonly lemma?: string } | undefined)?.lemma ?? "");
    if (entry === undefined || entry.past === entry.base) continue;
    return fault("text/agreement", span, `“${word}” has happened, and what follows is done now.`, `Write “${entry.s}”.`, entry.s);
  }
  return null;
}

/** "All players can't place resources": whether none can, or not all, is not said. */
export function notAll(clause: Node, words: AgreeingWords): Diagnostic | null {
  const predicate = child(clause, "predicate") as Node;
  const [noun, ...others] = children(child(clause, "subject") ?? clause, "nouns");
  const negated = /^(?:cant|cannot|dont|doesnt)$/.test(text(predicate, "modal") ?? "");
  if (!negated || noun?.kind !== "NounPhrase" || others.length > 0 || !/^(?:all|both)$/.test(text(noun, "determiner") ?? "")) return null;
  const { word, span } = firstWord(words.text, noun.span);
  return fault("text/determiner", span, `“${word} … ${firstWord(words.text, predicate.span).word}” may mean that some can.`, `Leave out “${word}”.`);
}

/** "can't deal no damage": said once, it is so; said twice, it says nothing. */
export function noneDenied(clause: Node, words: AgreeingWords): Diagnostic | null {
  const predicate = child(clause, "predicate") as Node;
  if (!/(?:nt|Not|not)$/.test(text(predicate, "modal") ?? "")) return null;
  const no = [...children(child(predicate, "object") ?? predicate, "nouns"), ...children(child(predicate, "items") ?? predicate, "items")].find((noun) => text(noun, "determiner") === "no");
  if (no === undefined) return null;
  const { word, span } = firstWord(words.text, no.span);
  return fault("text/determiner", span, `“${firstWord(words.text, predicate.span).word} … ${word}” says “not” twice.`, `Leave out “${word}”, or write “any”.`);
}
