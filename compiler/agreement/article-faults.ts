import { child, children, lemma, text, type Node } from "../../grammar/ast.ts";
import { likeWritten } from "../../grammar/capital.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { fault, firstWord, wordsAt } from "../fault.ts";
import type { AgreeingWords } from "./agreeing-words.ts";
import { articleFor } from "./article.ts";
import { modifiersOf } from "./determiner.ts";
import type { Around } from "./noun-agreement.ts";

/** "gain the control of it", "enters the combat", "an ATK", "loses the powers": an article before a noun that takes none. */
export function unfitArticle(noun: Node, around: Around, words: AgreeingWords): Diagnostic | null {
  const article = text(noun, "determiner") ?? "";
  const [of, ...others] = children(noun, "heads").map((head) => child(head, "noun") as Node);
  if (!/^(?:an?|the|each|any)$/.test(article) || of === undefined || child(noun, "quantity") !== null || children(noun, "possessors").length > 0) return null;
  const takesNone = (others.length === 0 || (JOINED.has(of.kind) && others.every(({ kind }) => kind === of.kind))) && NONE[of.kind]?.(of, noun, article, around, words) === true;
  const ofUse = around.place === "KeywordNouns" && /^(?:the|each)$/.test(article);
  if (!takesNone && !ofUse) return null;
  const { word, span } = firstWord(words.text, noun.span);
  return fault("text/determiner", span, `“${word}” does not go with “${wordsAt(words.text, of.span)}” here.`, `Leave out “${word}”.`);
}

/** Kinds of which several stand behind one article: "an ATK or health". */
const JOINED = new Set(["DamageTypeNoun", "StatNoun"]);

type TakesNone = (of: Node, noun: Node, article: string, around: Around, words: AgreeingWords) => boolean;

const isAlone = (noun: Node): boolean => children(noun, "posts").length === 0 && modifiersOf(noun).length === 0;

/** By kind of noun, when it stands without an article. */
const NONE: Readonly<Record<string, TakesNone>> = {
  PlainNoun: (of, noun, article) => {
    const word = text(of, "noun") ?? "";
    return article === "the" && (word === "control" || (word === "powers" && isAlone(noun)));
  },
  // "in combat with it", "leaves play": stretches of the game and places that are not told apart.
  ZoneNoun: (of, noun, article, _, words) => article === "the" && words.bare.has(lemma(of, "zone") ?? "") && modifiersOf(noun).length === 0 && children(noun, "posts").every((post) => text(post, "preposition") !== "of"),
  // "+1 ATK", "no ATK": a number that something has.
  StatNoun: (_, noun, article) => /^an?$/.test(article) && isAlone(noun),
  DamageTypeNoun: () => true,
  KeywordNoun: (_, noun, article, { place }) => (article === "the" && place === "Being") || (isAlone(noun) && (place === "with" || place === "Attributes" || place === "With" || place === "WithAttributes")),
};

/** "that attached ally": what the card is attached to is one. */
export function attachedTold(noun: Node, words: AgreeingWords): Diagnostic | null {
  const [head, ...others] = children(noun, "heads");
  if (text(noun, "determiner") !== "that" || others.length > 0 || head === undefined || !children(head, "modifiers").some((modifier) => text(modifier, "adjective") === "attached")) return null;
  const { word, span } = firstWord(words.text, noun.span);
  return fault("text/determiner", span, `“${word}” does not go with “attached”: there is one.`, `Leave out “${word}” or “attached”.`);
}

/** "put the Ghoul ally token into play": what is made is one of its kind. */
export function madeOne(doing: Node, words: AgreeingWords): Diagnostic | null {
  const [noun, ...others] = children(child(doing, "object") ?? doing, "nouns");
  const made = lemma(doing, "verb") === "put" || lemma(doing, "verb") === "attach";
  if (!made || noun?.kind !== "NounPhrase" || others.length > 0 || text(noun, "determiner") !== "the" || text(child(children(noun, "heads").at(-1) as Node, "noun") as Node, "noun") !== "token" || children(noun, "posts").some(({ kind }) => kind !== "With" && kind !== "WithAttributes" && kind !== "Named")) return null;
  const { word, span } = firstWord(words.text, noun.span);
  const article = articleFor(wordsAt(words.text, { start: span.end + 1, end: noun.span.end }));
  return fault("text/determiner", span, `“${word}” does not say which.`, `Write “${article}” for one that is made.`, article);
}

/** "the owner", "a controller": each has one. */
export function ownerAlone(noun: Node, words: AgreeingWords): Diagnostic | null {
  const [of, ...others] = children(noun, "heads").map((head) => child(head, "noun") as Node);
  if (others.length > 0 || !/^(?:an?|any|each|all)$/.test(text(noun, "determiner") ?? "") || !/^(?:owner|controller)s?$/.test(of === undefined ? "" : (text(of, "noun") ?? "")) || children(noun, "posts").every((post) => text(post, "preposition") !== "of")) return null;
  const { word, span } = firstWord(words.text, noun.span);
  return fault("text/determiner", span, `“${word}” does not go with “${wordsAt(words.text, (of as Node).span)}”: each has one.`, "Write “the”.", likeWritten(word, "the"));
}
