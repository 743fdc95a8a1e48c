import { child, children, joinsOf, lemma, text, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { verbOf } from "../1-resolve/clause-view.ts";
import { numberOfHead, numberOfSubject } from "../1-resolve/grammatical-number.ts";
import { fault, firstWord, wordsAt } from "../fault.ts";
import type { AgreeingWords } from "./agreeing-words.ts";
import { articleFor } from "./article.ts";

/** "is also Frog", "is protector": what something is is a noun, and one of a kind. */
export function kindAlone(clause: Node, words: AgreeingWords): Diagnostic | null {
  const predicate = child(clause, "predicate") as Node;
  const what = predicate.kind === "Being" ? child(predicate, "what") : null;
  const alone = what === null ? undefined : what.kind === "States" ? children(what, "states").find((state) => words.nounKeywords.has(lemma(state, "keyword") ?? "")) : what.kind === "Nouns" ? children(what, "nouns").find(isBareTag) : undefined;
  const subject = child(clause, "subject");
  if (alone === undefined || (subject !== null && numberOfSubject(subject, words.invariable) === "many")) return null;
  const written = wordsAt(words.text, alone.span);
  return fault("text/determiner", alone.span, `“${written}” needs a word before it.`, `Write “${articleFor(written)} ${written}”.`, `${articleFor(written)} ${written}`);
}

function isBareTag(noun: Node): boolean {
  const [head, ...others] = children(noun, "heads");
  return noun.kind === "NounPhrase" && head !== undefined && others.length === 0 && child(head, "noun")?.kind === "TagNoun" && text(noun, "determiner") === null && child(noun, "quantity") === null && children(noun, "possessors").length === 0;
}

/** "may pay (1)", "as turn starts": who is allowed, and which time it is, is to be said. */
export function missingDoer(clause: Node, list: Node | null, words: AgreeingWords): Diagnostic | null {
  const subject = child(clause, "subject");
  const predicate = child(clause, "predicate") as Node;
  const [step] = subject === null ? [] : children(subject, "nouns");
  if (step?.kind === "StepPhrase" && text(step, "determiner") === null && children(step, "possessors").length === 0) {
    const written = wordsAt(words.text, step.span);
    return fault("text/determiner", step.span, `“${written}” needs a word before it.`, `Write “each ${written}” or “the ${written}”.`, `the ${written}`);
  }
  if (subject !== null || list?.kind !== "Clauses" || children(list, "clauses")[0] !== clause || !/^(?:may|can|must)$/.test(text(predicate, "modal") ?? "")) return null;
  const { word, span } = firstWord(words.text, predicate.span);
  return fault("text/missing-subject", span, `“${word}” does not say who does it.`, `Write who does, for example “you ${word}”.`, `you ${word}`);
}

/** "under opponent's control": one of those that can be counted needs a word before it. */
export function possessorAlone(possessor: Node, words: AgreeingWords): Diagnostic | null {
  const of = child(possessor, "noun") as Node;
  if (text(possessor, "determiner") !== null || of.kind !== "PlayerNoun" || text(possessor, "mark") !== "singular") return null;
  const { word, span } = firstWord(words.text, possessor.span);
  return fault("text/determiner", span, `“${word}” needs a word before it.`, `Write “${articleFor(word)} ${word}” or “target ${word}”.`, `${articleFor(word)} ${word}`);
}

/** "cards that removed from the game": what the verb needs is not there. */
export function relativeObject(relative: Node, words: AgreeingWords): Diagnostic | null {
  const predicate = child(relative, "predicate");
  const verb = predicate === null ? undefined : words.verbs.get(verbOf(predicate));
  if (predicate?.kind !== "Doing" || verb?.object !== "required" || child(predicate, "object") !== null || child(predicate, "particle") !== null) return null;
  const { word, span } = firstWord(words.text, predicate.span);
  return fault("text/missing-object", span, `“${word}” does not say what.`, `Write what is meant behind “${word}”, or “was ${verb.participle}”.`);
}

/** "Destroy tokens": which of them, or that it is all, is to be said of what one is told to do. */
export function untoldObject(clause: Node, list: Node | null, words: AgreeingWords): Diagnostic | null {
  const predicate = child(clause, "predicate") as Node;
  if (list?.kind !== "Sentence" && list?.kind !== "Clauses") return null;
  if (child(clause, "subject") !== null || predicate.kind !== "Doing" || text(predicate, "modal") !== null || text(predicate, "form") !== "base" || !ACTS.has(verbOf(predicate))) return null;
  if (children(predicate, "complements").some(({ kind }) => kind === "UntilPhrase")) return null;
  const [noun, ...others] = children(child(predicate, "object") ?? predicate, "nouns");
  if (noun?.kind !== "NounPhrase" || others.length > 0 || text(noun, "determiner") !== null || child(noun, "quantity") !== null || children(noun, "possessors").length > 0) return null;
  const heads = children(noun, "heads");
  const damage = verbOf(predicate) === "prevent";
  if (!heads.some((head) => isPlural(child(head, "noun") as Node) || damage)) return null;
  if (!heads.every((head) => (numberOfHead(child(head, "noun") as Node, words.invariable) !== "one" || damage) && children(head, "modifiers").every(({ kind }) => kind !== "NumberModifier" && kind !== "NumberListModifier" && kind !== "StatBlockModifier"))) return null;
  const { word, span } = firstWord(words.text, noun.span);
  return fault("text/determiner", span, `“${wordsAt(words.text, noun.span)}” does not say which.`, `Write “all ${word}”, a number, or “target”.`, `all ${word}`);
}

/** What is done at once to what there is. */
const ACTS = new Set(["destroy", "exhaust", "ready", "remove", "discard", "interrupt", "return", "prevent", "turn"]);

const isPlural = (noun: Node): boolean => /^(?:attackers|defenders)$/.test(text(noun, "noun") ?? "") || (noun["type"] as { readonly form?: string } | undefined)?.form === "plural" || text(noun, "noun") === "tokens" || text(noun, "noun") === "effects" || text(noun, "noun") === "attachments";

/** "Put it into hand, exhaust it.": the last of several is joined by a word. */
export function unjoined(clauses: Node, words: AgreeingWords): Diagnostic | null {
  const joins = joinsOf(clauses, "clauses");
  const all = children(clauses, "clauses");
  const last = all.at(-1);
  // "loses and can't have powers" is one with an object for both.
  const shared = (index: number): boolean => {
    const predicate = child(all[index] as Node, "predicate") as Node;
    return predicate.kind === "Doing" && child(predicate, "object") === null && children(predicate, "complements").length === 0;
  };
  const early = joins.findIndex((join, index) => /^and/.test(join) && !shared(index) && (joins.slice(index + 1).includes("comma") || (joins[index - 1] === "comma" && joins.length > index + 1)));
  if (early >= 0) {
    const { word, span } = firstWord(words.text, (all[early + 1] as Node).span);
    return fault("text/list", span, `“and” stands before “${word} …”, which is not the last.`, `Write “, ${word}”.`);
  }
  if (joins.at(-1) !== "comma" || last === undefined) return null;
  const { word, span } = firstWord(words.text, last.span);
  return fault("text/list", span, `A comma alone does not join “${word} …” to what stands before it.`, `Write “and ${word}” or “then ${word}”.`, `and ${word}`);
}

/** "he skips it and remove a counter": what goes on with a subject in the singular takes its form. */
export function unlikeForms(clauses: Node, words: AgreeingWords): Diagnostic | null {
  const all = children(clauses, "clauses");
  const joins = joinsOf(clauses, "clauses");
  for (const [index, clause] of all.entries()) {
    // Behind ", and" or "then" one may be told what to do.
    if (joins[index - 1] !== "and" && joins[index - 1] !== "or") continue;
    const before = all[index - 1];
    if (before === undefined || child(clause, "subject") !== null || child(before, "subject") === null) continue;
    const [one, other] = [child(before, "predicate") as Node, child(clause, "predicate") as Node];
    if (one.kind !== "Doing" || other.kind !== "Doing" || text(other, "modal") !== null) continue;
    const plain = plainBehind(before, one, other, words);
    if (plain !== null) return plain;
    if (text(one, "modal") !== null || text(one, "form") !== "s" || text(other, "form") !== "base") continue;
    const entry = words.verbs.get(verbOf(other));
    const { word, span } = firstWord(words.text, other.span);
    if (entry === undefined || word !== entry.base || entry.base === entry.past) continue;
    const who = wordsAt(words.text, (child(before, "subject") as Node).span);
    return fault("text/agreement", span, `“${word}” does not go with “${who}”.`, `Write “${entry.s}”, or who does it: “you ${word}”.`, entry.s);
  }
  return null;
}

/** "You may choose a counter and adds another": what goes on with “you” or with several takes the plain form. */
function plainBehind(before: Node, one: Node, other: Node, words: AgreeingWords): Diagnostic | null {
  const subject = child(before, "subject") as Node;
  const entry = words.verbs.get(verbOf(other));
  if (entry === undefined || text(other, "form") !== "s" || !(text(one, "modal") !== null || text(one, "form") === "base") || numberOfSubject(subject, words.invariable) !== "many") return null;
  const { word, span } = firstWord(words.text, other.span);
  return fault("text/agreement", span, `“${word}” does not go with “${wordsAt(words.text, subject.span)}”.`, `Write “${entry.base}”.`, entry.base);
}

/** "each player put an ally into its owner's hand": what is written alike for now and then, and here told of one now. */
export function toldInPast(clause: Node, words: AgreeingWords): Diagnostic | null {
  const predicate = child(clause, "predicate") as Node;
  const subject = child(clause, "subject");
  const entry = predicate.kind === "Doing" ? words.verbs.get(verbOf(predicate)) : undefined;
  if (subject === null || entry === undefined || entry.past !== entry.base || text(predicate, "form") !== "base" || text(predicate, "modal") !== null || numberOfSubject(subject, words.invariable) !== "one") return null;
  const { word, span } = firstWord(words.text, predicate.span);
  return fault("text/agreement", span, `“${word}” does not go with “${wordsAt(words.text, subject.span)}”.`, `Write “${entry.s}”.`, entry.s);
}
