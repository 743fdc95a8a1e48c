import type { Grammar } from "../grammar/grammar.ts";
import type { HeaderWords } from "../grammar/header/index.ts";
import type { Usage } from "../grammar/usage.ts";
import type { Card, KeywordDefinition } from "../ir/index.ts";
import type { TypeWords } from "./agreement/attached.ts";
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

/** What is found once of each grammar. */
function once<Fact>(find: (language: Language) => Fact): (language: Language) => Fact {
  const known = new WeakMap<Grammar, { readonly fact: Fact }>();
  return (language) => {
    let found = known.get(language.grammar);
    if (found === undefined) known.set(language.grammar, (found = { fact: find(language) }));
    return found.fact;
  };
}

/** The verbs of a language by lemma. */
export const verbsOf = once(({ grammar }): ReadonlyMap<string, VerbEntry> => new Map(grammar.vocabulary.verbs.map((verb) => [verb.lemma, verb])));

/** The types that each word for several types stands for: a character is a hero or an ally. */
export const membersOf = once(({ grammar }): ReadonlyMap<string, readonly string[]> => new Map(grammar.vocabulary.types.map((type) => [type.lemma, type.includes ?? []])));

/** The words for the types that cards print, and for several of them. */
export const typeWordsOf = once((language): TypeWords => ({ printed: new Set(language.headerWords.types.map(({ word }) => word.toLowerCase())), members: membersOf(language) }));

/** The types and labels whose texts hold on, and do not happen once. */
export const holdingOn = once(({ grammar: { vocabulary: { types, labels } } }): ReadonlySet<string> => new Set([...types, ...labels].filter(({ holdsOn }) => holdsOn === true).map(({ lemma }) => lemma)));

/** The types whose plural is their singular, such as "armor": they stand without "a". */
export const uncountedOf = once(({ grammar }): ReadonlySet<string> => new Set(grammar.vocabulary.types.filter(isInvariable).map(({ lemma }) => lemma)));

const isInvariable = ({ forms }: { readonly forms: Readonly<Record<string, string>> }): boolean => forms["plural"] === undefined || forms["plural"] === forms["singular"];

/** The types of those who are somebody, and go by a name. */
export const personsOf = once(({ grammar }): readonly string[] => grammar.vocabulary.types.filter(({ personal, includes }) => personal === true && includes === undefined).map(({ lemma }) => lemma));

/** The types of damage. */
export const damageTypesOf = once(({ grammar }): ReadonlySet<string> => new Set(grammar.vocabulary.damageTypes));

/** What a card can be affiliated with. */
export const affiliationsOf = once(({ grammar }): ReadonlySet<string> => new Set(grammar.vocabulary.affiliations ?? []));

/** The tags of a language. */
export const tagsOf = once(({ grammar }): ReadonlySet<string> => new Set(grammar.vocabulary.tags.map(({ lemma }) => lemma)));

/** How the nouns of a language are counted. */
export interface Counting {
  /** Those whose plural is their singular. */
  readonly invariable: ReadonlySet<string>;
  /** Those that stand without a word before them. */
  readonly bare: ReadonlySet<string>;
  /** Places of which there is one. */
  readonly sole: ReadonlySet<string>;
  /** Players' places whose cards are not in play. */
  readonly outside: ReadonlySet<string>;
  /** The icons of damage types. */
  readonly damageIcons: ReadonlySet<string>;
  /** Keywords that are nouns: those that have a plural. */
  readonly nounKeywords: ReadonlySet<string>;
  /** The plural of each singular, and the reverse. */
  readonly others: ReadonlyMap<string, string>;
}

/** How the nouns of a language are counted. */
export const countingOf = once(({ grammar: { vocabulary } }): Counting => {
  const { types, tags, zones, players, attributes, keywords, icons, damageTypes } = vocabulary;
  const pairs = [...types, ...tags, ...zones, ...players, ...attributes].flatMap(({ forms: { singular, plural } }) => (singular === undefined || plural === undefined || singular === plural ? [] : [[singular, plural] as const]));
  return {
    others: new Map(pairs.flatMap(([one, many]) => [[one, many] as const, [many, one] as const])),
    nounKeywords: new Set(keywords.filter(({ forms }) => forms["plural"] !== undefined).map(({ lemma }) => lemma)),
    invariable: new Set([...types, ...tags, ...zones, ...players].filter(isInvariable).map(({ lemma }) => lemma)),
    bare: new Set(zones.filter(({ bare }) => bare === true).map(({ lemma }) => lemma)),
    outside: new Set(zones.filter(({ outside }) => outside === true).map(({ lemma }) => lemma)),
    damageIcons: new Set(icons.filter((icon) => damageTypes.includes(icon.toLowerCase()))),
    sole: new Set(zones.filter(({ sole }) => sole === true).map(({ lemma }) => lemma)),
  };
});
