import { child, children, isAnd, joinsOf, lemma, text, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { numberOfHead } from "../1-resolve/grammatical-number.ts";
import { fault, firstWord, wordsAt } from "../fault.ts";
import type { AgreeingWords } from "./agreeing-words.ts";
import { articleFor } from "./article.ts";
import type { Around } from "./noun-agreement.ts";

/** What a noun phrase lacks, for all that its words agree: "next 4 damage", "5 nature to it", "any of cards", "choose ally type". */
export function missingWords(noun: Node, around: Around, words: AgreeingWords): Diagnostic | null {
  return ordinalAlone(noun, words) ?? damageUnnamed(noun, words) ?? attributeAlone(noun, around, words) ?? additionalAlone(noun, around, words);
}

/** Whether a word before it says which are meant. */
const isDetermined = (noun: Node): boolean => text(noun, "determiner") !== null || child(noun, "quantity") !== null || children(noun, "possessors").length > 0;

const headsOf = (noun: Node): readonly Node[] => children(noun, "heads").map((head) => child(head, "noun") as Node);

/** "the end of next turn", "prevent next 4 damage": there is one that is next, or first. */
export function ordinalAlone(noun: Node, words: AgreeingWords): Diagnostic | null {
  const [modifier] = children(noun.kind === "NounPhrase" ? (children(noun, "heads")[0] as Node) : noun, "modifiers");
  const adjective = modifier === undefined ? null : text(modifier, "adjective");
  if (modifier === undefined || isDetermined(noun) || (adjective !== "next" && adjective !== "first")) return null;
  const written = wordsAt(words.text, modifier.span);
  return fault("text/determiner", modifier.span, `“${written}” needs a word before it.`, `Write “the ${written}”.`, `the ${written}`);
}

/** "1 nature to target hero": a number and a type are no damage. */
function damageUnnamed(noun: Node, words: AgreeingWords): Diagnostic | null {
  // "1 arcane, 1 fire, and 1 shadow damage": the last says it for all.
  if (headsOf(noun).at(-1)?.kind !== "DamageTypeNoun") return null;
  for (const head of children(noun, "heads")) {
    const of = child(head, "noun") as Node;
    const counted = children(head, "modifiers").some(({ kind }) => kind === "NumberModifier") || child(noun, "quantity") !== null;
    if (of.kind !== "DamageTypeNoun" || !counted) continue;
    const written = wordsAt(words.text, of.span);
    return fault("text/missing-word", of.span, "“damage” is missing here.", `Write “${written} damage”.`, `${written} damage`);
  }
  return null;
}

/** "Choose ally type". */
function attributeAlone(noun: Node, around: Around, words: AgreeingWords): Diagnostic | null {
  const [of] = headsOf(noun);
  if (!around.first || around.place !== "Doing" || isDetermined(noun) || of?.kind !== "AttributeNoun" || numberOfHead(of, words.invariable) !== "one") return null;
  const span = (children(noun, "heads")[0] as Node).span;
  const written = wordsAt(words.text, span);
  return fault("text/determiner", span, `“${written}” needs a word before it.`, `Write “${articleFor(written)} ${written}”.`, `${articleFor(written)} ${written}`);
}

/** "You can have additional Pet". */
function additionalAlone(noun: Node, around: Around, words: AgreeingWords): Diagnostic | null {
  const [head, ...others] = children(noun, "heads");
  const [modifier] = head === undefined ? [] : children(head, "modifiers");
  if (head === undefined || others.length > 0 || around.place !== "Attributes" || isDetermined(noun) || modifier === undefined || text(modifier, "adjective") !== "additional") return null;
  if (numberOfHead(child(head, "noun") as Node, words.invariable) === "many" || child(head, "noun")?.kind === "KeywordNoun") return null;
  const written = wordsAt(words.text, head.span);
  return fault("text/determiner", modifier.span, `“${written}” needs a word before it.`, `Write “an ${written}”.`, `an ${wordsAt(words.text, modifier.span)}`);
}

/** "any of target allies", "any of cards": only of some that are told is a part. */
export function partOfUntold(part: Node, words: AgreeingWords): Diagnostic | null {
  const of = child(part, "of") as Node;
  const quantity = child(part, "quantity") as Node;
  if (of.kind !== "NounPhrase") return null;
  if (quantity.kind === "NumberQuantity" && !isDetermined(of)) {
    const { word, span } = firstWord(words.text, of.span);
    return fault("text/determiner", span, `“${word}” needs a word before it.`, `Write “the ${word}” or “that ${word}”.`, `that ${word}`);
  }
  if (text(quantity, "quantity") !== "any") return null;
  if (child(of, "quantity") !== null || children(of, "possessors").length > 0 || !(text(of, "determiner") === null || text(of, "determiner") === "target")) return null;
  const span = { start: part.span.start, end: of.span.start };
  return fault("text/missing-word", span, `“${wordsAt(words.text, span).trim()}” does not say how many.`, "Write “any number of”.", "any number of ");
}

/** "attacks for the time": which time, an ordinal says. */
export function timeUntold(preposition: Node, words: AgreeingWords): Diagnostic | null {
  const [noun] = children(child(preposition, "object") ?? preposition, "nouns");
  const [of] = noun === undefined ? [] : headsOf(noun);
  if (noun === undefined || text(preposition, "preposition") !== "for" || of === undefined || text(of, "noun") !== "time") return null;
  const [head] = children(noun, "heads");
  if (text(noun, "determiner") !== "the" || children(head as Node, "modifiers").length > 0) return null;
  return fault("text/missing-word", of.span, `“${wordsAt(words.text, preposition.span)}” does not say which time.`, "Write “for the first time”.", `first ${wordsAt(words.text, of.span)}`);
}

/** "Your ability, ally, and equipment": of several that one may have, all are meant. */
export function oneOfEach(noun: Node, words: AgreeingWords): Diagnostic | null {
  const heads = children(noun, "heads");
  const joins = joinsOf(noun, "heads");
  if (heads.length === 2 || (heads.length === 1 && children(heads[0] as Node, "modifiers").length > 0) || text(noun, "determiner") !== "your" || child(noun, "quantity") !== null || children(noun, "posts").length > 0 || (heads.length > 1 && !joins.some(isAnd))) return null;
  const nouns = headsOf(noun);
  if (!nouns.every((of) => of.kind === "TypeNoun" && numberOfHead(of, words.invariable) !== "many")) return null;
  const counted = nouns.filter((of) => numberOfHead(of, words.invariable) === "one");
  if (counted.length === 0 || counted.some((of) => lemma(of, "type") === "hero")) return null;
  const last = nouns.at(-1) as Node;
  return fault("text/agreement", last.span, `“${wordsAt(words.text, noun.span)}” does not say which one of each.`, `Write “${wordsAt(words.text, last.span)} cards”, or the nouns in the plural.`);
}

/** "leaves all play", "an damage": what is not counted takes no word that counts. */
export function uncounted(noun: Node, words: AgreeingWords): Diagnostic | null {
  const [of, ...others] = headsOf(noun);
  const determiner = text(noun, "determiner");
  if (of === undefined || others.length > 0 || determiner === null) return null;
  const zone = lemma(of, "zone") ?? "";
  const counts = of.kind === "PlainNoun" ? /^(?:an?|both|either)$/.test(determiner) && /^(?:damage|control)$/.test(text(of, "noun") ?? "") : words.bare.has(zone) && words.invariable.has(zone);
  if (!counts) return null;
  const span = { start: noun.span.start, end: of.span.start };
  return fault("text/determiner", span, `“${wordsAt(words.text, span).trim()}” does not go with “${wordsAt(words.text, of.span)}”.`, "Leave it out.");
}
