import { child, children, lemma, text, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { numberOfHead } from "../1-resolve/grammatical-number.ts";
import { adjectivesOf } from "../1-resolve/noun-head.ts";
import { fault, firstWord, wordsAt } from "../fault.ts";
import type { AgreeingWords } from "./agreeing-words.ts";
import { articleFor } from "./article.ts";

const OWNERS = new Set(["your", "his", "her", "its", "their"]);

/** "two your resources": of what somebody has, a number takes some. */
export function partWithoutOf(noun: Node, words: AgreeingWords): Diagnostic | null {
  const quantity = child(noun, "quantity");
  const determiner = text(noun, "determiner") ?? "";
  if (quantity === null || !OWNERS.has(determiner)) return null;
  const span = { start: noun.span.start, end: quantity.span.end + 1 + determiner.length };
  return fault("text/missing-word", span, `“of” is missing in “${wordsAt(words.text, span)}”.`, `Write “${wordsAt(words.text, quantity.span)} of ${determiner}”.`, `${wordsAt(words.text, quantity.span)} of ${determiner}`);
}

/** "an ally diplomacy", "ends a [Frost]": a keyword is had, and an icon stands before a noun. */
export function headUnnamed(noun: Node, words: AgreeingWords): Diagnostic | null {
  const last = children(noun, "heads").at(-1) as Node;
  const of = child(last, "noun") as Node;
  const written = wordsAt(words.text, of.span);
  if (of.kind === "IconNoun") return fault("text/missing-word", of.span, `“${written}” does not say what is meant.`, `Write “${written} card”.`, `${written} card`);
  const before = children(last, "modifiers").at(-1);
  // "cards play", "card Arcane Research"
  if (before?.kind === "TypeModifier" && (of.kind === "NameNoun" || (of.kind === "ZoneNoun" && words.bare.has(lemma(of, "zone") ?? "") && words.invariable.has(lemma(of, "zone") ?? "")))) {
    const missing = of.kind === "NameNoun" ? "named" : "in";
    return fault("text/missing-word", of.span, `“${missing}” is missing before “${written}”.`, `Write “${missing} ${written}”.`, `${missing} ${written}`);
  }
  if (of.kind !== "KeywordNoun" || (before?.kind !== "TypeModifier" && before?.kind !== "TagModifier")) return null;
  return fault("text/missing-word", of.span, `A word is missing before “${written}”.`, `Write “with ${written}”.`, `with ${written}`);
}

/** "plus number of cards", "minus ATK": a description of a number says which. */
export function amountUndetermined(amount: Node, words: AgreeingWords): Diagnostic | null {
  const noun = children(amount, "terms").find((term) => term.kind === "NounPhrase" && isBare(term) && numberBefore(term) === undefined && headNoun(term).kind !== "DamageTypeNoun");
  if (noun === undefined) return null;
  const { word, span } = firstWord(words.text, noun.span);
  return fault("text/determiner", span, `“${word}” needs a word before it.`, `Write “the ${word}”.`, `the ${word}`);
}

/** "a card of kind", "payment powers of cards": what is told of something is "that", "the" or its own. */
export function toldOf(preposition: Node, words: AgreeingWords): Diagnostic | null {
  const [noun] = children(child(preposition, "object") as Node, "nouns");
  if (text(preposition, "preposition") !== "of" || noun?.kind !== "NounPhrase" || !isBare(noun) || headNoun(noun).kind !== "AttributeNoun") return null;
  const { word, span } = firstWord(words.text, noun.span);
  return fault("text/determiner", span, `“${word}” needs a word before it.`, `Write “that ${word}”.`, `that ${word}`);
}

/** What belongs to something, several of which are "the". */
const BELONGING = new Set(["powers", "effects", "costs", "names", "keywords"]);

/** "payment powers of cards": those that something has are all of them. */
export function belongingUntold(noun: Node, words: AgreeingWords): Diagnostic | null {
  if (!isBare(noun) || !BELONGING.has(text(headNoun(noun), "noun") ?? "") || !children(noun, "posts").some((post) => text(post, "preposition") === "of")) return null;
  const { word, span } = firstWord(words.text, noun.span);
  return fault("text/determiner", span, `“${word}” needs a word before it.`, `Write “the ${word}”.`, `the ${word}`);
}

/** "defending or target of a card": behind "is", one of a kind takes "the" or "a". */
export function propertyUndetermined(noun: Node, words: AgreeingWords): Diagnostic | null {
  if (noun.kind !== "NounPhrase" || !isBare(noun) || headNoun(noun).kind !== "TargetNoun" || numberOfHead(headNoun(noun), words.invariable) !== "one") return null;
  const { word, span } = firstWord(words.text, noun.span);
  return fault("text/determiner", span, `“${word}” needs a word before it.`, `Write “the ${word}”.`, `the ${word}`);
}

/** "with single target", "if you have equipment": one that is had. */
export function hadUndetermined(attributes: Node, words: AgreeingWords): Diagnostic | null {
  const noun = children(attributes, "items").find((item) => item.kind === "NounPhrase" && isBare(item) && children(children(item, "heads")[0] as Node, "modifiers").every((modifier) => text(modifier, "adjective") !== "attached" && modifier.kind !== "NumberModifier") && (headNoun(item).kind === "TypeNoun" || headNoun(item).kind === "TargetNoun") && numberOfHead(headNoun(item), words.invariable) !== "many");
  return noun === undefined ? null : withArticle(noun, words);
}

/** "either hero", "both allies in play": two of which one is meant are named, and two that were named are told no more of. */
export function twoUntold(noun: Node, words: AgreeingWords): Diagnostic | null {
  const determiner = text(noun, "determiner");
  const heads = children(noun, "heads");
  const span = { start: noun.span.start, end: noun.span.start + (determiner ?? "").length };
  const joined = heads.length > 1 || heads.some((head) => children(head, "modifiers").some((modifier) => modifier["typesJoins"] !== undefined));
  if (determiner === "either" && !joined) return fault("text/determiner", span, "“either” is said of two, and here is one.", "Write “a” or “each”.");
  if (determiner !== "both") return null;
  return fault("text/determiner", span, "“both” is said of two that have been named.", "Write “all”.", wordsAt(words.text, span) === "Both" ? "All" : "all");
}

/** "+1 counters", "2 [Melee] / 1 Bear": which number it is. */
export function statUnnamed(holder: Node, words: AgreeingWords): Diagnostic | null {
  const [only, ...others] = holder.kind === "StatCounterNoun" ? children(child(holder, "change") as Node, "items") : [];
  const missing = holder.kind === "StatCounterNoun" ? only !== undefined && others.length === 0 && lemma(only, "stat") === null : lemma(holder, "secondStat") === null;
  if (!missing) return null;
  const at = only ?? holder;
  const written = wordsAt(words.text, at.span);
  const instead = `${written} ${only === undefined ? "health" : "ATK"}`;
  return fault("text/missing-word", at.span, `“${written}” does not say which number it is.`, `Write “${instead}”.`, instead);
}

/** "the start of turn": only "at the end of turn" says it of every turn. */
export function momentUntold(moment: Node, words: AgreeingWords): Diagnostic | null {
  const of = child(moment, "of");
  if (of?.kind !== "StepPhrase" || text(of, "determiner") !== null || children(of, "possessors").length > 0) return null;
  const { word, span } = firstWord(words.text, of.span);
  return fault("text/determiner", span, `“${word}” needs a word before it.`, `Write “a ${word}” or “the ${word}”.`, `a ${word}`);
}

/** "while not Undead": what one is not, is one of a kind. */
export function kindNot(state: Node, words: AgreeingWords): Diagnostic | null {
  const [noun] = children(child(state, "object") ?? state, "nouns");
  if (text(state, "is") !== "not" || noun?.kind !== "NounPhrase" || !isBare(noun) || headNoun(noun).kind !== "TagNoun" || numberOfHead(headNoun(noun), words.invariable) === "many") return null;
  return withArticle(noun, words);
}

/** "proposes combat", "as additional cost": what is proposed is one of several, and so is a cost. */
export function oneOfSeveral(place: Node, words: AgreeingWords): Diagnostic | null {
  const [noun] = children(child(place, "object") ?? place, "nouns");
  if (noun?.kind !== "NounPhrase" || !isBare(noun) || children(noun, "heads").length > 1) return null;
  const of = headNoun(noun);
  const asCost = text(place, "preposition") === "as" && lemma(of, "stat") === "cost";
  if (!asCost && !(lemma(place, "verb") === "propose" && of.kind === "ZoneNoun")) return null;
  return withArticle(noun, words);
}

/** "Destroy this.": alone, "this" does not say what; before "and other …" it is the card. */
export function thisAlone(nouns: Node, words: AgreeingWords): Diagnostic | null {
  const all = children(nouns, "nouns");
  const at = all.findIndex(({ kind }) => kind === "ThisCard");
  const found = all[at];
  const next = all[at + 1];
  if (found === undefined || (next !== undefined && (text(next, "determiner") === "another" || adjectivesOf(next).includes("other")))) return null;
  return fault("text/missing-word", found.span, `“${wordsAt(words.text, found.span)}” does not say what is meant.`, "Write what it is, for example “this card”, or when, “this turn”.");
}

function withArticle(noun: Node, words: AgreeingWords): Diagnostic {
  const { word, span } = firstWord(words.text, noun.span);
  const instead = `${articleFor(word)} ${word}`;
  return fault("text/determiner", span, `“${word}” needs a word before it.`, `Write “${instead}”.`, instead);
}

const isBare = (noun: Node): boolean => text(noun, "determiner") === null && child(noun, "quantity") === null && children(noun, "possessors").length === 0;

const headNoun = (noun: Node): Node => child(children(noun, "heads")[0] as Node, "noun") as Node;

const numberBefore = (noun: Node): Node | undefined => children(children(noun, "heads")[0] as Node, "modifiers").find(({ kind }) => kind === "NumberModifier");
