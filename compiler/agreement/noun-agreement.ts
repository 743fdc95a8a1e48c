import { child, children, joinsOf, lemma, text, type Node } from "../../grammar/ast.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { numberOfDeterminer, numberOfHead, numberOfQuantity, type Number } from "../1-resolve/grammatical-number.ts";
import { isKindAlone } from "../1-resolve/kinds-before.ts";
import { adjectivesOf } from "../1-resolve/noun-head.ts";
import { fault, wordsAt } from "../fault.ts";
import type { AgreeingWords } from "./agreeing-words.ts";
import { articleFor } from "./article.ts";

/** "two card", "a cards", "each allies", "these ally": a noun that is one where its words speak of many, or the reverse. */
export function nounAndNumber(noun: Node, words: AgreeingWords): Diagnostic | null {
  const all = asks(noun);
  const heads = children(noun, "heads");
  for (const [index, head] of heads.entries()) {
    if (isKindAlone(heads, index)) continue;
    const asked = asksHere(head) ?? all;
    if (asked === null) continue;
    const of = child(head, "noun") as Node;
    const number = numberOfHead(of, words.invariable);
    if (number === "either" || number === asked.number) continue;
    const written = wordsAt(words.text, of.span);
    const instead = words.others.get(written) ?? (asked.number === "one" ? written.replace(/s$/, "") : `${written}s`);
    return fault("text/agreement", of.span, `“${written}” does not go with “${asked.word}”.`, `Write “${instead}”.`, instead);
  }
  return null;
}

interface Asked {
  readonly number: Number;
  /** The word that asks. */
  readonly word: string;
}

/** What the words before the nouns of a phrase ask them to be. */
function asks(noun: Node): Asked | null {
  const quantity = child(noun, "quantity");
  if (quantity !== null) return asked(numberOfQuantity(quantity), shown(quantity));
  if (children(noun, "possessors").length > 0 || children(noun, "heads").some((head) => numberBefore(head) !== undefined)) return null;
  const determiner = text(noun, "determiner");
  // "either [Alliance] or [Horde] cards": kinds of which one is meant.
  if (determiner === "either" && children(children(noun, "heads")[0] as Node, "modifiers").some((modifier) => joinsOf(modifier, "types").includes("or"))) return asked("many", determiner);
  return asked(numberOfDeterminer(determiner), DETERMINER_WORDS[determiner ?? ""] ?? determiner ?? "");
}

/** What a number right before one of the nouns asks it to be. */
function asksHere(head: Node): Asked | null {
  const number = numberBefore(head);
  return number === undefined ? null : asked(numberOfQuantity(number), shown(number));
}

const asked = (number: Number, word: string): Asked | null => (number === "either" ? null : { number, word });

const numberBefore = (head: Node): Node | undefined => children(head, "modifiers").find(({ kind }) => kind === "NumberModifier");

const DETERMINER_WORDS: Readonly<Record<string, string>> = { anotherTarget: "another target", secondTarget: "a second target", thirdTarget: "a third target", second: "a second", allThe: "all the", anyNumberOfTarget: "any number of target", anyNumberOf: "any number of", thatMany: "that many", doubleThatMany: "double that many" };

const shown = (node: Node): string => text(node, "value") ?? (typeof node["count"] === "number" ? String(node["count"]) : text(node, "number") === "x" ? "X" : (text(node, "number") ?? ""));

/** Words before which no other is needed: "attached character". */
const BARE_ADJECTIVES = new Set(["attached"]);

/** Where a noun stands. */
export interface Around {
  /** What it belongs to: a kind of node, or a preposition. */
  readonly place: string;
  /** Whether it is the first of those that are named together. */
  readonly first: boolean;
}

/** Places where a noun is a word for its kind. */
const BARE_PLACES = new Set(["ForEach", "ForEachLead", "KeywordNouns", "OtherThan", "QuotedWords", "ListedNouns", "ContactRelative"]);

/** "Put Ghoul ally token into play": one of what can be counted needs a word before it. */
export function missingDeterminer(noun: Node, words: AgreeingWords, around: Around): Diagnostic | null {
  if (!around.first || BARE_PLACES.has(around.place) || text(noun, "determiner") !== null || child(noun, "quantity") !== null || children(noun, "possessors").length > 0) return null;
  const heads = children(noun, "heads");
  if (heads.some((head) => children(head, "modifiers").some(({ kind }) => kind === "NumberModifier" || kind === "NumberListModifier"))) return null;
  const first = heads[0] as Node;
  const of = child(first, "noun") as Node;
  if (!["TypeNoun", "PlayerNoun", "ZoneNoun", "PlainNoun", "TargetNoun", "TagNoun", "CounterNoun", "StatCounterNoun"].includes(of.kind)) return null;
  if (words.bare.has(lemma(of, "zone") ?? "") || (of.kind === "TagNoun" && (around.place === "Attributes" || around.place === "with"))) return null;
  if (text(of, "noun") === "target") return null;
  // "Other Demon and Monster allies": all go with the last.
  if (numberOfHead(of, words.invariable) !== "one" || heads.some((head) => numberOfHead(child(head, "noun") as Node, words.invariable) === "many")) return null;
  if (adjectivesOf(first).some((adjective) => BARE_ADJECTIVES.has(adjective ?? ""))) return null;
  const span = { start: first.span.start, end: of.span.end };
  const written = wordsAt(words.text, span);
  return fault("text/determiner", span, `“${written}” needs a word before it.`, `Write whose or which it is, for example “${articleFor(written)} ${written}”, “the ${written}” or “target ${written}”.`);
}

/** Adjectives of one place in an order. */
const SUPERLATIVES = new Set(["top", "bottom", "highest", "lowest", "same", "maximum", "proposed"]);

/** "a top card", "highest cost": there is one such, so it is "the". */
export function superlative(noun: Node, words: AgreeingWords): Diagnostic | null {
  const determiner = text(noun, "determiner");
  if ((determiner !== null && determiner !== "a" && determiner !== "an" && determiner !== "any") || children(noun, "possessors").length > 0 || child(noun, "quantity") !== null) return null;
  const [modifier] = children(children(noun, "heads")[0] as Node, "modifiers");
  const adjective = modifier === undefined ? null : text(modifier, "adjective");
  if (modifier === undefined || adjective === null || !SUPERLATIVES.has(adjective)) return null;
  const span = { start: noun.span.start, end: modifier.span.end };
  return fault("text/determiner", span, `“${wordsAt(words.text, span)}” is one of its kind here.`, `Write “the ${adjective}”.`, `the ${adjective}`);
}

/** "an ally, or equipment": between two no comma stands. */
export function listComma(noun: Node, words: AgreeingWords): Diagnostic | null {
  const joins = joinsOf(noun, "heads");
  const [one, two] = children(noun, "heads");
  if (joins.length !== 1 || joins[0] !== "commaOr" || one === undefined || two === undefined || numberBefore(two) !== undefined) return null;
  const between = { start: one.span.end, end: two.span.start };
  const instead = wordsAt(words.text, between).replace(",", "");
  const span = { start: children(one, "modifiers")[0]?.span.start ?? one.span.start, end: two.span.end };
  const { start, end } = between;
  return { ...fault("text/list", span, "Between two no comma stands.", `Write “${wordsAt(words.text, { start: span.start, end: start })}${instead}${wordsAt(words.text, { start: end, end: span.end })}”, or add what is missing.`), fix: { title: "Leave out the comma", safe: false, edits: [{ span: between, text: instead }] } };
}
