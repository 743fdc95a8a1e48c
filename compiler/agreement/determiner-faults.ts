import { child, children, lemma, text, type Node } from "../../grammar/ast.ts";
import { likeWritten } from "../../grammar/capital.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { verbOf } from "../1-resolve/clause-view.ts";
import { numberOfHead } from "../1-resolve/grammatical-number.ts";
import { fault, firstWord, wordsAt } from "../fault.ts";
import type { AgreeingWords } from "./agreeing-words.ts";
import { articleFor } from "./article.ts";
import { unfitDefinite } from "./definite.ts";
import { determinerAt, headNouns, isBeforeNoun, modifiersOf } from "./determiner.ts";
import type { Around } from "./noun-agreement.ts";

/** A word before a noun that does not go with what stands behind it, or with where it stands. */
export function unfitDeterminer(noun: Node, around: Around, words: AgreeingWords): Diagnostic | null {
  return countedAlready(noun, around, words) ?? amountOfMany(noun, words) ?? unfitDefinite(noun, around, words) ?? eitherOfMany(noun, words) ?? anyOfMany(noun, around, words) ?? eachHad(noun, around, words) ?? playerHad(noun, words) ?? kindOf(noun, around, words) ?? numberAlone(noun, words) ?? kindOther(noun, around, words) ?? soleCounted(noun, around, words) ?? anyNumberUsed(noun, around, words) ?? bothPlayers(noun, words) ?? keywordCounted(noun, words) ?? lastAlone(noun, words) ?? targetsUncounted(noun, around, words);
}

/** "for each a card", "for each the counter": "each" says which. */
function countedAlready(noun: Node, around: Around, words: AgreeingWords): Diagnostic | null {
  if (!around.first || !COUNTED.has(around.place) || !/^(?:an?|the|any|each|all|this|that)$/.test(text(noun, "determiner") ?? "") || !isBeforeNoun(noun)) return null;
  const { span, written } = determinerAt(noun, words);
  return fault("text/determiner", span, `“${written}” does not go with “for each”.`, `Leave out “${written}”.`);
}

const COUNTED = new Set(["ForEach", "ForEachLead"]);

/** "that much cards": an amount is of what is not counted. */
function amountOfMany(noun: Node, words: AgreeingWords): Diagnostic | null {
  if (text(noun, "determiner") === "anyTypeOf" && !headNouns(noun).every((of) => text(of, "noun") === "damage")) return fault("text/determiner", determinerAt(noun, words).span, "“any type of” is said of damage.", "Write “a” or “any”.");
  if (!/^(?:thatMuch|thatAmountOf|doubleThatMuch|anyAmountOf|anyTypeOf)$/.test(text(noun, "determiner") ?? "") || !headNouns(noun).every((of) => numberOfHead(of, words.invariable) === "many")) return null;
  const { span, written } = determinerAt(noun, words);
  const instead = written.replace("much", "many").replace("amount", "number");
  return fault("text/agreement", span, `“${written}” does not go with “${wordsAt(words.text, (children(noun, "heads")[0] as Node).span)}”.`, `Write “${instead}”.`, instead);
}

/** "either ability or ally": of which one is meant is "an". */
function eitherOfMany(noun: Node, words: AgreeingWords): Diagnostic | null {
  if (text(noun, "determiner") !== "either" || modifiersOf(noun).some((modifier) => modifier["typesJoins"] !== undefined)) return null;
  const { span, written } = determinerAt(noun, words);
  const instead = likeWritten(written, articleFor(wordsAt(words.text, { start: span.end + 1, end: noun.span.end })));
  return fault("text/determiner", span, `“${written}” is said of two that have been named.`, `Write “${instead}”.`, instead);
}

/** Where any of several can be meant. */
const FREE_PLACES = new Set(["DeckInclusions", "of", "in", "from"]);

/** "destroy any tokens": how many of them is to be said. */
function anyOfMany(noun: Node, around: Around, words: AgreeingWords): Diagnostic | null {
  if (text(noun, "determiner") !== "any" || FREE_PLACES.has(around.place) || children(noun, "heads").some((head) => numberOfHead(child(head, "noun") as Node, words.invariable) !== "many")) return null;
  const { span, written } = determinerAt(noun, words);
  return fault("text/determiner", span, `“${written}” does not say how many.`, "Write “all” or “any number of”, or leave it out.", likeWritten(written, "all"));
}

/** What one or none is had of. */
const HAD = new Set(["TypeNoun", "CounterNoun", "AttributeNoun"]);

/** "if you have each Ranged weapon", "can't have all powers": one is had, or none. */
function eachHad(noun: Node, around: Around, words: AgreeingWords): Diagnostic | null {
  if (!(around.place === "Attributes" || around.place === "Being") || text(noun, "determiner") !== "each" || !headNouns(noun).every(({ kind }) => HAD.has(kind) || (around.place === "Being" && kind === "TagNoun"))) return null;
  const { span, written } = determinerAt(noun, words);
  return fault("text/determiner", span, `“${written}” can't be had.`, "Write “a”.", articleFor(wordsAt(words.text, { start: span.end + 1, end: noun.span.end })));
}

/** "his player", "your opponents": a player is nobody's. */
function playerHad(noun: Node, words: AgreeingWords): Diagnostic | null {
  if (!/^(?:your|his|her|its|their)$/.test(text(noun, "determiner") ?? "") || !headNouns(noun).some(({ kind }) => kind === "PlayerNoun")) return null;
  const { span, written } = determinerAt(noun, words);
  const many = headNouns(noun).some((of) => numberOfHead(of, words.invariable) === "many");
  return fault("text/determiner", span, `“${written}” does not go with a player.`, many ? `Leave out “${written}”.` : "Write “each”, “an” or “target”.");
}

/** "a card of a race": of the one that has been named. */
function kindOf(noun: Node, around: Around, words: AgreeingWords): Diagnostic | null {
  if (around.place !== "of" || !/^(?:an?|each|another)$/.test(text(noun, "determiner") ?? "") || !headNouns(noun).every(({ kind }) => kind === "AttributeNoun") || modifiersOf(noun).length > 0) return null;
  const { span, written } = determinerAt(noun, words);
  return fault("text/determiner", span, `“${written} …” does not say which.`, "Write “that” or “any”.", "that");
}

/** What of something is one: its number, its combined cost. */
const ONE_OF = new Set(["number", "amount", "source", "text", "winner", "target"]);

/** "equal to a number of cards": there is one number of them. */
function numberAlone(noun: Node, words: AgreeingWords): Diagnostic | null {
  const [of] = headNouns(noun);
  const counted = of !== undefined && text(of, "noun") === "number" ? children(noun, "posts").flatMap((post) => (text(post, "preposition") === "of" ? children(child(post, "object") as Node, "nouns") : [])).find((each) => (each.kind === "Partitive" && text(child(each, "quantity") as Node, "quantity") === "anyNumber") || /^(?:all|each|any|anyNumberOf|both|allThe|an?)$/.test(text(each, "determiner") ?? "")) : undefined;
  if (counted !== undefined) {
    const { span, word } = firstWord(words.text, counted.span);
    return fault("text/determiner", span, `“${word} …” does not go with “number of”.`, "Leave it out.");
  }
  if (!/^an?$/.test(text(noun, "determiner") ?? "") || of === undefined || modifiersOf(noun).length > 0 || !ONE_OF.has(text(of, "noun") ?? "") || !children(noun, "posts").some((post) => text(post, "preposition") === "of")) return null;
  const { span, written } = determinerAt(noun, words);
  return fault("text/determiner", span, `“${written} ${text(of, "noun") ?? ""}” is one of its kind here.`, "Write “the”.", likeWritten(written, "the"));
}

/** "races other than a Human": the kind itself is meant. */
function kindOther(noun: Node, around: Around, words: AgreeingWords): Diagnostic | null {
  if (around.place !== "OtherThan" || !/^(?:an?|the|any)$/.test(text(noun, "determiner") ?? "") || !headNouns(noun).every(({ kind }) => kind === "TagNoun")) return null;
  const { span, written } = determinerAt(noun, words);
  return fault("text/determiner", span, `“${written}” does not go with a kind that is left out.`, `Leave out “${written}”.`);
}

/** "from a game", "enters any combat with it": a place of which there is one. */
function soleCounted(noun: Node, around: Around, words: AgreeingWords): Diagnostic | null {
  const [of, ...others] = headNouns(noun);
  const zone = of === undefined || others.length > 0 ? null : lemma(of, "zone");
  if (zone === null || !/^(?:an?|any|another|each)$/.test(text(noun, "determiner") ?? "")) return null;
  const entered = words.bare.has(zone) && children(noun, "posts").some(({ kind }) => kind === "With");
  if (!(words.sole.has(zone) && /^(?:in|into|from)$/.test(around.place)) && !entered) return null;
  const { span, written } = determinerAt(noun, words);
  return fault("text/determiner", span, `“${written}” does not go with “${zone}”: there is one.`, entered ? `Leave out “${written}”.` : "Write “the”.", entered ? null : "the");
}

/** "Inspire: Any number of friendly allies": how many are named is told by the keyword. */
function anyNumberUsed(noun: Node, around: Around, words: AgreeingWords): Diagnostic | null {
  if (around.place !== "KeywordNouns" || !/^any/.test(text(noun, "determiner") ?? "")) return null;
  const { span, written } = determinerAt(noun, words);
  return fault("text/determiner", span, `“${written}” does not go with a keyword.`, "Name one, or write “all”.", likeWritten(written, "all"));
}

/** "an ally with a diplomacy": a keyword that is no noun is had as such. */
function keywordCounted(noun: Node, words: AgreeingWords): Diagnostic | null {
  const [of, ...others] = headNouns(noun);
  if (of?.kind !== "KeywordNoun" || others.length > 0 || !/^(?:an?|the|any|each)$/.test(text(noun, "determiner") ?? "") || words.nounKeywords.has(lemma(of, "keyword") ?? "") || modifiersOf(noun).length > 0) return null;
  const { span, written } = determinerAt(noun, words);
  return fault("text/determiner", span, `“${written}” does not go with “${wordsAt(words.text, of.span)}”.`, `Leave out “${written}”.`);
}

/** "Opposing cards and effect": of several without a word before them, the last is none alone. */
function lastAlone(noun: Node, words: AgreeingWords): Diagnostic | null {
  const numbers = headNouns(noun).map((of) => numberOfHead(of, words.invariable));
  const last = headNouns(noun).at(-1);
  if (last === undefined || numbers.length < 2 || numbers.at(-1) !== "one" || !numbers.slice(0, -1).every((number) => number === "many") || text(noun, "determiner") !== null || !isBeforeNoun(noun) || !["PlainNoun", "TypeNoun"].includes(last.kind)) return null;
  const written = wordsAt(words.text, last.span);
  return fault("text/agreement", last.span, `“${written}” does not go with what it is named with.`, `Write “${words.others.get(written) ?? `${written}s`}”.`, words.others.get(written) ?? `${written}s`);
}

/** "with targets": how many. */
function targetsUncounted(noun: Node, around: Around, words: AgreeingWords): Diagnostic | null {
  const [of, ...others] = headNouns(noun);
  if (around.place !== "Attributes" || of?.kind !== "TargetNoun" || others.length > 0 || text(noun, "determiner") !== null || !isBeforeNoun(noun) || numberOfHead(of, words.invariable) !== "many") return null;
  return fault("text/determiner", of.span, `“${wordsAt(words.text, of.span)}” does not say how many.`, "Write “one or more targets”.", "one or more targets");
}

/** "his player's", "any number of target opponent's". */
export function possessorHad(possessor: Node, holder: Node | null, words: AgreeingWords): Diagnostic | null {
  const of = child(possessor, "noun") as Node;
  const determiner = text(possessor, "determiner") ?? "";
  const chain = holder === null ? [] : children(holder, "possessors");
  if (determiner !== "" && chain.indexOf(possessor) > 0) return fault("text/determiner", firstWord(words.text, possessor.span).span, `“${firstWord(words.text, possessor.span).word}” does not go with what stands before it.`, "Leave it out.");
  if (of.kind !== "PlayerNoun" || text(possessor, "mark") !== "singular" || !/^(?:your|his|her|its|their|any(?:NumberOf|AmountOf).*|all.*|both)$/.test(determiner)) return null;
  const written = wordsAt(words.text, { start: possessor.span.start, end: of.span.start }).trimEnd();
  return fault("text/determiner", { start: possessor.span.start, end: possessor.span.start + written.length }, `“${written}” does not go with one player.`, "Write “that”, “each” or “target”.");
}

/** "both players": not two that have been named. */
function bothPlayers(noun: Node, words: AgreeingWords): Diagnostic | null {
  if (text(noun, "determiner") !== "both" || !headNouns(noun).every(({ kind }) => kind === "PlayerNoun")) return null;
  const { span, written } = determinerAt(noun, words);
  return fault("text/determiner", span, `“${written}” is said of two that have been named.`, "Write “each player” or “players”.");
}

/** "destroy any card", "any opponent draws a card": who or what it is done by or to is to be said; only who may do it, or when, can be anyone. */
export function anyoneDone(clauses: Node | null, words: AgreeingWords): Diagnostic | null {
  for (const clause of clauses === null ? [] : children(clauses, "clauses")) {
    const predicate = child(clause, "predicate") as Node;
    if (/^(?:may|can|cant|cannot)$/.test(text(predicate, "modal") ?? "") || predicate.kind === "Having") continue;
    const places = [child(clause, "subject"), child(predicate, "object"), ...children(predicate, "complements").filter(({ kind }) => kind === "VerbPreposition").map((preposition) => child(preposition, "object"))];
    for (const noun of places.flatMap((place) => (place === null ? [] : children(place, "nouns")))) {
      if (noun.kind !== "NounPhrase" || text(noun, "determiner") !== "any" || !headNouns(noun).every(({ kind }) => kind === "TypeNoun" || kind === "PlayerNoun" || kind === "TagNoun")) continue;
      const { span, written } = determinerAt(noun, words);
      return fault("text/determiner", span, `“${written}” does not say which.`, "Write “each”, “target”, “an” or “any number of”.");
    }
  }
  return null;
}

/** "a next turn", "that next turn", "in a combat": there is one that is next, and one that something is in. */
export function stepTold(step: Node, around: Around, words: AgreeingWords): Diagnostic | null {
  const determiner = text(step, "determiner") ?? "";
  const next = children(step, "modifiers").some((modifier) => text(modifier, "adjective") === "next") && /^(?:an?|that|another)$/.test(determiner);
  const place = /^(?:an?|another)$/.test(determiner) && (around.place === "in" || around.place === "from");
  if (!next && !place) return null;
  const { word, span } = firstWord(words.text, step.span);
  const rest = wordsAt(words.text, { start: span.end + 1, end: step.span.end });
  return fault("text/determiner", span, `“${word}” does not go with “${rest}”: there is one.`, next || lemma(step, "step") === "game" ? `Write “the ${rest}”.` : `Write “${rest}”.`, next ? "the" : null);
}

/** "can complete all quest cards", "can't have all powers": what one is allowed, or not, holds for any of them. */
export function allAllowed(predicate: Node, words: AgreeingWords): Diagnostic | null {
  const modal = text(predicate, "modal") ?? "";
  const held = predicate.kind === "Having" && /^(?:cant|cannot)$/.test(modal);
  const only = text(predicate, "restriction") === "only";
  if (!held && !only && !(/^(?:can|may|cant|cannot)$/.test(modal) && ALLOWED.has(verbOf(predicate)))) return null;
  const against = held ? [] : children(predicate, "complements").filter((complement) => text(complement, "preposition") === "against").flatMap((complement) => children(child(complement, "object") ?? complement, "nouns"));
  const noun = [...children(child(predicate, held ? "items" : "object") ?? predicate, held ? "items" : "nouns"), ...against].find((each) => /^all(?:The)?$/.test(text(each, "determiner") ?? ""));
  if (noun === undefined) return null;
  const { span, written } = determinerAt(noun, words);
  return fault("text/determiner", span, `“${written}” does not go with “${firstWord(words.text, predicate.span).word}”.`, `Leave out “${written}”.`);
}

const ALLOWED = new Set(["play", "complete", "use", "protect", "attack"]);

/** "pay (1) less to strike with all weapons": each of them is paid for. */
export function allPaidFor(purpose: Node, words: AgreeingWords): Diagnostic | null {
  const noun = children(purpose, "predicates").flatMap((predicate) => [...children(child(predicate, "object") ?? predicate, "nouns"), ...children(predicate, "complements").filter((complement) => text(complement, "preposition") === "with").flatMap((complement) => children(child(complement, "object") ?? complement, "nouns"))]).find((each) => /^(?:all(?:The)?|the)$/.test(text(each, "determiner") ?? "") && children(each, "posts").length === 0 && headNouns(each).every((of) => of.kind === "TypeNoun" && numberOfHead(of, words.invariable) === "many"));
  if (noun === undefined) return null;
  const { span, written } = determinerAt(noun, words);
  return fault("text/determiner", span, `“${written}” does not go with what one may pay for.`, `Leave out “${written}”.`);
}
