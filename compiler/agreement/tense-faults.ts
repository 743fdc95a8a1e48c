import { child, childNodes, children, lemma, text, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import type { VerbEntry } from "../../grammar/vocabulary.ts";
import { verbOf } from "../1-resolve/clause-view.ts";
import type { Resolved } from "../1-resolve/mention.ts";
import { fault, firstWord, wordsAt } from "../fault.ts";
import type { AgreeingWords } from "./agreeing-words.ts";

/** "if you controlled a Form", "allies that attack this turn", "until you played a card": a verb whose form does not go with the time that is told. */
export function misplacedTenses(paragraph: Node, words: AgreeingWords, earlier: readonly Resolved[]): Diagnostic[] {
  const done = new Set(earlier.flatMap(({ views, mentions }) => [...[...views.values()].flat().map(({ verb }) => verb).filter((verb) => !HOLDING.has(verb)), ...mentions.flatMap(({ noun }) => deedOf(noun))]));
  const found: Diagnostic[] = [];
  const visit = (node: Node, meant: boolean, then: boolean, noun: Node | null): void => {
    if (node.kind === "Aside") return;
    if (node.kind === "ContactRelative" && !then && (noun === null || !tellsPast(noun))) {
      const wrong = heldOnce(child(node, "predicate") as Node, words);
      if (wrong !== null) found.push(wrong);
    }
    const { unlike, predicates } = askedOf(node);
    for (const predicate of predicates) {
      const wrong = unlike(predicate, words, done, node);
      if (wrong !== null) found.push(wrong);
    }
    for (const deed of deedOf(node)) done.add(deed);
    for (const inner of childNodes(node)) visit(inner, meant || node.kind === "Purpose" || node.kind === "CostLead", then || (node.kind === "Clause" && tellsPast(node)), node.kind === "NounPhrase" ? node : noun);
    // What something is to be done for has not been done, and what is told of a deed's own object is from before it.
    if ((node.kind === "Doing" || node.kind === "Undergoing") && !meant && !HOLDING.has(verbOf(node))) done.add(verbOf(node));
  };
  visit(paragraph, false, false, null);
  return found;
}

/** "a card you controlled": of what has happened to it, and not of what is so now. */
function heldOnce(predicate: Node, words: AgreeingWords): Diagnostic | null {
  const entry = entryOf(predicate, words);
  if (entry === null || !HOLDING.has(entry.lemma) || text(predicate, "form") !== "past" || timeOf(predicate) !== undefined) return null;
  const { span } = verbAt(predicate, words);
  return fault("text/agreement", span, `“${wordsAt(words.text, span)}” does not say when.`, `Write “${entry.base}” or “${entry.s}”.`);
}

/** Whether a clause, or what is told of a noun, is of what has happened. */
function tellsPast(node: Node): boolean {
  const past = (predicate: Node | null): boolean => predicate !== null && (isPast(predicate) || /^(?:was|were|wasnt|werent|hasBeen|haveBeen)$/.test(text(predicate, "be") ?? ""));
  if (node.kind === "Clause") return past(child(node, "predicate"));
  return node.kind === "NounPhrase" && children(node, "posts").some((post) => post.kind === "ParticipleRelative" || ((post.kind === "Relative" || post.kind === "ContactRelative") && text(child(post, "predicate") as Node, "form") !== "base" && past(child(post, "predicate")) && !HOLDING.has(verbOf(child(post, "predicate") as Node))));
}

/** What is done by naming something: it is targeted. */
const deedOf = (noun: Node): readonly string[] => (/target$/i.test(text(noun, "determiner") ?? "") ? ["target"] : []);

type Fault = (predicate: Node, words: AgreeingWords, done: ReadonlySet<string>, holder: Node) => Diagnostic | null;

/** What is asked of the predicates right within a node. */
function askedOf(node: Node): { readonly unlike: Fault; readonly predicates: readonly Node[] } {
  const within = (field: string): readonly Node[] => children(child(node, field) ?? node, "clauses").flatMap((clause) => (isOfKnown(clause) ? [] : (child(clause, "predicate") ?? [])));
  switch (node.kind) {
    case "Relative":
    case "ContactRelative":
      return { unlike: toldTime, predicates: [child(node, "predicate")].filter((predicate) => predicate !== null) };
    case "Condition":
    case "IfPhrase":
    case "UnlessPhrase":
    case "WhilePhrase":
    case "Whilst":
      return { unlike: toldTime, predicates: within("condition") };
    case "UntilPhrase":
      return { unlike: toCome, predicates: within("event") };
    case "StepStarts":
      return { unlike: starts, predicates: [child(node, "predicate") as Node] };
    case "CostLead":
      return { unlike: infinitive, predicates: children(node, "predicates") };
    case "RatherThan":
      return { unlike: text(node, "rather") === "instead" ? gerund : infinitive, predicates: [child(node, "predicate") as Node] };
    case "Causing":
      return { unlike: infinitive, predicates: [child(node, "predicate") as Node] };
    default:
      return { unlike: toldTime, predicates: [] };
  }
}

/** "If it was attached to it": what has just been spoken of was so then. */
const isOfKnown = (clause: Node): boolean => child(clause, "predicate")?.kind === "Undergoing" && children(child(clause, "subject") ?? clause, "nouns").some(({ kind }) => kind === "Pronoun");

/** The verb of what is done, or is had; null for other predicates, and for verbs that are written alike for now and then. */
function entryOf(predicate: Node, words: AgreeingWords): VerbEntry | null {
  const entry = predicate.kind === "Doing" ? words.verbs.get(verbOf(predicate)) : undefined;
  return entry === undefined || (entry.past === entry.base && text(predicate, "form") !== "ing") ? null : entry;
}

const isPast = (predicate: Node): boolean => /^(?:past|perfect|paid)$/.test(text(predicate, "form") ?? "") || /^did/.test(text(predicate, "modal") ?? "") || text(predicate, "have") === "had";

/** "If an opponent goes first this game", "if you won this game": what happens once in a game has happened, or is to come. */
function onceInGame(predicate: Node, entry: VerbEntry, words: AgreeingWords): Diagnostic | null {
  const past = isPast(predicate);
  const game = [...children(predicate, "complements"), ...children(child(predicate, "object") ?? predicate, "nouns")].find((each) => lemma(each, "step") === "game");
  if (game === undefined && (entry.once === "asItEnds" || past) && child(predicate, "object") === null) return fault("text/missing-object", predicate.span, `“${wordsAt(words.text, predicate.span)}” does not say which game.`, "Write “this game” behind it.");
  if (text(predicate, "modal") !== null || game === undefined || past === (entry.once === "asItBegins")) return null;
  const { span } = verbAt(predicate, words);
  return fault("text/agreement", span, `“${wordsAt(words.text, span)}” ${past ? "has happened, and this is to come" : "is to come, and this has happened"}.`, `Write “${past ? entry.base : entry.past}”.`, past ? entry.base : entry.past);
}

const TIMES = new Set(["TimePhrase", "DuringPhrase", "AtPhrase"]);

const WHEN = new Set(["lastTurn", "thisWay", "firstTime", "firstTimeEachTurn", "forTheFirstTime"]);

/** What says when something is: a complement, or “this way” behind its object. */
const timeOf = (predicate: Node): Node | undefined =>
  children(predicate, "complements").find((complement) => TIMES.has(complement.kind) || WHEN.has(text(complement, "adverb") ?? "")) ?? children(child(predicate, "object") ?? predicate, "nouns").flatMap((noun) => children(noun, "posts")).find(({ kind }) => kind === "ThisWay");

/** What is so at a time and goes on. */
const HOLDING = new Set(["control", "own", "have", "share"]);

/** Which is meant, or whether it is so: what has been is told with its time, or has been told of before. */
function toldTime(predicate: Node, words: AgreeingWords, done: ReadonlySet<string>, holder: Node): Diagnostic | null {
  if (predicate.kind === "Paying" || predicate.kind === "Having") return isPast(predicate) && timeOf(predicate) === undefined ? presentInstead(predicate, words) : null;
  if (predicate.kind === "Undergoing") return holder.kind === "Relative" || holder.kind === "ContactRelative" ? null : toldDone(predicate, words, done);
  const entry = entryOf(predicate, words);
  if (entry === null) return null;
  if (entry.once !== undefined) return onceInGame(predicate, entry, words);
  const { span } = verbAt(predicate, words);
  const form = text(predicate, "form");
  if (form === "perfect" && holder.kind === "ContactRelative" && HOLDING.has(entry.lemma) && timeOf(predicate) === undefined) return fault("text/agreement", predicate.span, `“${wordsAt(words.text, predicate.span)}” does not say when.`, `Write “${entry.base}” or “${entry.past}”.`);
  if (form === "perfect" && text(predicate, "modal") === "would") return fault("text/agreement", predicate.span, `“${wordsAt(words.text, predicate.span)}” is said of what has not happened.`, `Write “would ${entry.base}”.`);
  const relative = holder.kind === "Relative" || holder.kind === "ContactRelative";
  if (form === "ing") return relative && text(predicate, "modal") === null ? fault("text/agreement", span, `“${wordsAt(words.text, span)}” can't stand here.`, `Write “${entry.base}”, “${entry.s}” or “${entry.past}”.`) : null;
  const time = timeOf(predicate) ?? (text(holder, "when") === null ? undefined : holder);
  if (!isPast(predicate) && /^does?n?o?t?$|^do(?:es|nt|Not|esNot|esnt)?$/.test(text(predicate, "modal") ?? "") && time !== undefined && isLast(time)) return fault("text/agreement", span, `“${wordsAt(words.text, span)}” does not go with “${wordsAt(words.text, time.span)}”: it is said of what has happened.`, "Write “did” or “didn't”.");
  if (!isPast(predicate)) {
    if (text(holder, "when") === "thisTurn" && text(predicate, "modal") === null && !HOLDING.has(entry.lemma)) return fault("text/agreement", span, `“${wordsAt(words.text, span)}” does not go with “this turn”: it is said of what has happened.`, `Write “${entry.past}”.`, entry.past);
    // "ally you control | this turn": the time is that of the clause around it.
    if (time?.kind !== "TimePhrase" || text(time, "when") !== "this" || lemma(time, "step") === "game" || text(predicate, "modal") !== null || HOLDING.has(entry.lemma)) return null;
    return fault("text/agreement", span, `“${wordsAt(words.text, span)}” does not go with “${wordsAt(words.text, time.span)}”: it is said of what has happened.`, `Write “${entry.past}”.`, entry.past);
  }
  // "an ally you controlled dealt damage this turn", "Warlocks that have left your party", "the oath you took".
  if (time !== undefined || done.has(entry.lemma) || (holder.kind === "ContactRelative" && HOLDING.has(entry.lemma)) || (holder.kind === "Relative" && form === "perfect") || children(child(predicate, "object") ?? predicate, "nouns").some(({ kind }) => kind === "StepPhrase") || (holder.kind === "ContactRelative" && entry.lemma === "take")) return null;
  return fault("text/agreement", span, `“${wordsAt(words.text, span)}” does not say when.`, `Write “${entry.base}” or “${entry.s}”, or when, for example “this turn”.`);
}

/** "on its last turn". */
const isLast = (time: Node): boolean => children(child(time, "of") ?? time, "modifiers").some((modifier) => text(modifier, "adjective") === "last") || text(time, "adverb") === "lastTurn";

/** "if a card was destroyed": when it was. */
function toldDone(predicate: Node, words: AgreeingWords, done: ReadonlySet<string>): Diagnostic | null {
  if (predicate.kind !== "Undergoing" || !/^(?:was|were|wasnt|hasBeen|haveBeen)$/.test(text(predicate, "be") ?? "") || text(predicate, "form") !== "participle" || timeOf(predicate) !== undefined || done.has(verbOf(predicate))) return null;
  const { span, word } = firstWord(words.text, predicate.span);
  return fault("text/agreement", span, `“${word} …” does not say when.`, "Write when, for example “this turn”, or “is”.");
}

/** "If you had an equipment": what is asked now. */
function presentInstead(predicate: Node, words: AgreeingWords): Diagnostic {
  const { span, word } = firstWord(words.text, predicate.span);
  const instead = predicate.kind === "Paying" ? "pays" : "has";
  return fault("text/agreement", span, `“${word}” does not say when.`, `Write “${instead}” or “${instead === "pays" ? "pay" : "have"}”.`);
}

/** "until you played a card": what ends it is to come. */
function toCome(predicate: Node, words: AgreeingWords): Diagnostic | null {
  const entry = entryOf(predicate, words);
  if (entry === null || !isPast(predicate)) return null;
  const { span } = verbAt(predicate, words);
  return fault("text/agreement", span, `“${wordsAt(words.text, span)}” has happened, and this is to come.`, `Write “${entry.base}”.`, entry.base);
}

/** "As each turn started". */
function starts(predicate: Node, words: AgreeingWords): Diagnostic | null {
  const entry = entryOf(predicate, words);
  if (entry === null || text(predicate, "form") === "s") return null;
  const { span } = verbAt(predicate, words);
  return fault("text/agreement", span, `“${wordsAt(words.text, span)}” can't stand here.`, `Write “${entry.s}”.`, entry.s);
}

/** "As a cost to placed it", "have it dealt damage": what stands there is the plain verb. */
const infinitive: Fault = (predicate, words) => onlyAs("base", predicate, words);

/** "instead of pay its cost": what stands there is the verb as a noun. */
const gerund: Fault = (predicate, words) => onlyAs("ing", predicate, words);

function onlyAs(form: "base" | "ing", predicate: Node, words: AgreeingWords): Diagnostic | null {
  const entry = predicate.kind === "Doing" || predicate.kind === "Paying" ? words.verbs.get(predicate.kind === "Paying" ? "pay" : verbOf(predicate)) : undefined;
  if (entry === undefined || text(predicate, "form") === form) return null;
  const { span } = verbAt(predicate, words);
  return fault("text/agreement", span, `“${wordsAt(words.text, span)}” can't stand here.`, `Write “${entry[form]}”.`, entry[form]);
}

/** The words of the verb itself, with “have” before it. */
function verbAt(predicate: Node, words: AgreeingWords): { readonly span: Diagnostic["span"] } {
  const { span } = firstWord(words.text, predicate.span);
  if (text(predicate, "form") !== "perfect") return { span };
  const rest = /^\S+\s+\S+/.exec(wordsAt(words.text, predicate.span));
  return { span: { start: span.start, end: span.start + (rest?.[0].replace(/[,.]$/, "").length ?? span.end - span.start) } };
}
