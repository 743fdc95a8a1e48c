import type { Grammar } from "../grammar/grammar.ts";
import type { HeaderWords } from "../grammar/header/index.ts";
import type { Usage } from "../grammar/usage.ts";
import type { Card, KeywordDefinition } from "../ir/index.ts";
import type { TypeWords } from "./1-resolve/attached.ts";
import type { VerbEntry } from "../grammar/vocabulary.ts";
import type { Wording } from "../grammar/wording.ts";

/** What the compiler must have of a game: its words, and what its rules can tell apart. */
export interface Language {
  readonly game: string;
  readonly headerWords: HeaderWords;
  readonly grammar: Grammar;
  /** What the game says of good wording, for those who judge texts. */
  readonly wording?: Wording;
  /** How often words stand beside one another on its cards: which of several repairs of a text is the likeliest. */
  readonly usage?: Usage;
  /** What in a card no rule of the game's engine tells apart; a card is refused for it. `own` are the keywords that its file declares. */
  readonly unsupported?: (card: Card, own?: readonly KeywordDefinition[]) => readonly string[];
}

const verbs = new WeakMap<Grammar, ReadonlyMap<string, VerbEntry>>();

/** The verbs of a language by lemma. */
export function verbsOf({ grammar }: Language): ReadonlyMap<string, VerbEntry> {
  let byLemma = verbs.get(grammar);
  if (byLemma === undefined) {
    byLemma = new Map(grammar.vocabulary.verbs.map((verb) => [verb.lemma, verb]));
    verbs.set(grammar, byLemma);
  }
  return byLemma;
}

const members = new WeakMap<Grammar, ReadonlyMap<string, readonly string[]>>();

/** The types that each word for several types stands for: a character is a hero or an ally. */
export function membersOf({ grammar }: Language): ReadonlyMap<string, readonly string[]> {
  let byLemma = members.get(grammar);
  if (byLemma === undefined) {
    byLemma = new Map(grammar.vocabulary.types.map((type) => [type.lemma, type.includes ?? []]));
    members.set(grammar, byLemma);
  }
  return byLemma;
}

const typeWords = new WeakMap<Grammar, TypeWords>();

/** The words for the types that cards print, and for several of them. */
export function typeWordsOf(language: Language): TypeWords {
  let known = typeWords.get(language.grammar);
  if (known === undefined) {
    known = { printed: new Set(language.headerWords.types.map(({ word }) => word.toLowerCase())), members: membersOf(language) };
    typeWords.set(language.grammar, known);
  }
  return known;
}

const holding = new WeakMap<Grammar, ReadonlySet<string>>();

/** The types and labels whose texts hold on, and do not happen once. */
export function holdingOn({ grammar }: Language): ReadonlySet<string> {
  let known = holding.get(grammar);
  if (known === undefined) {
    const { types, labels } = grammar.vocabulary;
    known = new Set([...types, ...labels].filter(({ holdsOn }) => holdsOn === true).map(({ lemma }) => lemma));
    holding.set(grammar, known);
  }
  return known;
}

const uncounted = new WeakMap<Grammar, ReadonlySet<string>>();

/** The types whose plural is their singular, such as "armor": they stand without "a". */
export function uncountedOf({ grammar }: Language): ReadonlySet<string> {
  let known = uncounted.get(grammar);
  if (known === undefined) {
    known = new Set(grammar.vocabulary.types.filter(({ forms }) => forms["plural"] === undefined || forms["plural"] === forms["singular"]).map(({ lemma }) => lemma));
    uncounted.set(grammar, known);
  }
  return known;
}

const persons = new WeakMap<Grammar, readonly string[]>();

/** The types of those who are somebody, and go by a name. */
export function personsOf({ grammar }: Language): readonly string[] {
  let known = persons.get(grammar);
  if (known === undefined) {
    known = grammar.vocabulary.types.filter(({ personal, includes }) => personal === true && includes === undefined).map(({ lemma }) => lemma);
    persons.set(grammar, known);
  }
  return known;
}

const counting = new WeakMap<Grammar, Counting>();

/** How the nouns of a language are counted. */
export interface Counting {
  /** Those whose plural is their singular. */
  readonly invariable: ReadonlySet<string>;
  /** Those that stand without a word before them. */
  readonly bare: ReadonlySet<string>;
  /** Places of which there is one. */
  readonly sole: ReadonlySet<string>;
  /** The icons of damage types. */
  readonly damageIcons: ReadonlySet<string>;
  /** Keywords that are nouns: those that have a plural. */
  readonly nounKeywords: ReadonlySet<string>;
  /** The plural of each singular, and the reverse. */
  readonly others: ReadonlyMap<string, string>;
}

/** How the nouns of a language are counted. */
export function countingOf({ grammar }: Language): Counting {
  let known = counting.get(grammar);
  if (known === undefined) {
    const { types, tags, zones, players, attributes, keywords } = grammar.vocabulary;
    const alike = [...types, ...tags, ...zones, ...players].filter(({ forms }) => forms["plural"] === undefined || forms["plural"] === forms["singular"]);
    const pairs = [...types, ...tags, ...zones, ...players, ...attributes].flatMap(({ forms: { singular, plural } }) => (singular === undefined || plural === undefined || singular === plural ? [] : [[singular, plural] as const]));
    const others = new Map(pairs.flatMap(([one, many]) => [[one, many] as const, [many, one] as const]));
    const nounKeywords = new Set(keywords.filter(({ forms }) => forms["plural"] !== undefined).map(({ lemma }) => lemma));
    known = { others, nounKeywords, invariable: new Set(alike.map(({ lemma }) => lemma)), bare: new Set(zones.filter(({ bare }) => bare === true).map(({ lemma }) => lemma)), damageIcons: new Set(grammar.vocabulary.icons.filter((icon) => grammar.vocabulary.damageTypes.includes(icon.toLowerCase()))), sole: new Set(zones.filter(({ sole }) => sole === true).map(({ lemma }) => lemma)) };
    counting.set(grammar, known);
  }
  return known;
}

const tags = new WeakMap<Grammar, ReadonlySet<string>>();

/** The tags of a language. */
export function tagsOf({ grammar }: Language): ReadonlySet<string> {
  let known = tags.get(grammar);
  if (known === undefined) {
    known = new Set(grammar.vocabulary.tags.map(({ lemma }) => lemma));
    tags.set(grammar, known);
  }
  return known;
}
