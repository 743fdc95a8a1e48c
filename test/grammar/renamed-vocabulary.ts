import type { CardToken } from "../../grammar/lexer.ts";
import { Grammar } from "../../grammar/grammar.ts";
import { literalCategory } from "../../grammar/lexicon.ts";
import type { Entry, Vocabulary } from "../../grammar/vocabulary.ts";

const CONSONANTS = "bdfgklmnprstvz";
const VOWELS = "aeiou";

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The n-th word of no language: four syllables, all different. */
function nonsense(n: number): string {
  let word = "x";
  for (let rest = n + 70 ** 2, i = 0; i < 4; i++, rest = Math.floor(rest / 70)) word += `${CONSONANTS[rest % 14] ?? ""}${VOWELS[Math.floor(rest / 14) % 5] ?? ""}`;
  return word;
}

/**
 * A game's words written as nonsense: only words that the grammar writes itself stay as they are. A text
 * in the old words has the AST of the same text in the new ones, but for the lemmas of words that are their own.
 */
export class RenamedVocabulary {
  readonly vocabulary: Vocabulary;
  readonly #new = new Map<string, string>();
  readonly #old = new Map<string, string>();
  readonly #grammar: Grammar;

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
    const old = grammar.vocabulary;
    const entry = <E extends Entry>(given: E): E => ({ ...given, forms: Object.fromEntries(Object.entries(given.forms).map(([form, text]) => [form, this.#word(text)])) });
    this.vocabulary = {
      game: old.game,
      icons: old.icons.map((icon) => this.#icon(icon)),
      activate: this.#icon(old.activate),
      damageTypes: old.damageTypes.map((type) => this.#lemma(type, this.#word(type))),
      labels: old.labels.map(entry),
      names: (old.names ?? []).map((name) => this.#lemma(name, this.#word(name))),
      types: old.types.map(entry),
      players: old.players.map(entry),
      tags: old.tags.map(entry),
      supertypes: old.supertypes.map(entry),
      states: old.states.map(entry),
      zones: old.zones.map(entry),
      stats: old.stats.map(entry),
      steps: old.steps.map(entry),
      attributes: old.attributes.map(entry),
      manners: old.manners.map(entry),
      keywords: old.keywords.map(entry),
      verbs: old.verbs.map((verb) => ({ ...verb, base: this.#word(verb.base), s: this.#word(verb.s), past: this.#word(verb.past), participle: this.#word(verb.participle), ing: this.#word(verb.ing) })),
    };
  }

  /** A text with every token that is a word of the game in its new form. */
  rename(text: string, tokens: readonly CardToken[]): string {
    let out = "";
    let at = 0;
    for (const { image, startOffset, readings } of tokens) {
      const named = readings.has("SelfName") || readings.has("Name") || readings.has("CounterName");
      out += text.slice(at, startOffset) + (named ? image : this.#token(image));
      at = startOffset + image.length;
    }
    return out + text.slice(at);
  }

  /** The lemma that a word had before its renaming. */
  lemma(made: string): string {
    return this.#old.get(made) ?? made;
  }

  /** Words that are said aloud, as they were before the renaming. */
  spoken(text: string): string {
    const before = new Map([...this.#new].map(([old, made]) => [made, old]));
    return text.replace(/\p{L}+/gu, (word) => before.get(word) ?? word);
  }

  get renamed(): number {
    return this.#new.size;
  }

  #icon(icon: string): string {
    const made = this.#lemma(icon, this.#word(icon));
    this.#new.set(`[${icon}]`, `[${made}]`);
    return made;
  }

  #lemma(old: string, made: string): string {
    this.#old.set(made, old);
    return made;
  }

  #token(image: string): string {
    const exact = this.#new.get(image);
    if (exact !== undefined) return exact;
    const small = this.#new.get(lowerFirst(image));
    return small === undefined ? image : upperFirst(small);
  }

  #word(text: string): string {
    const small = lowerFirst(text);
    const own = [text, small, upperFirst(text)].some((each) => this.#grammar.lexicon.readings(each)?.has(literalCategory(each)) === true);
    if (own) return text;
    const known = this.#new.get(text);
    if (known !== undefined) return known;
    const other = this.#new.get(text === small ? upperFirst(text) : small);
    const word = other ?? nonsense(this.#new.size);
    const made = text === small ? lowerFirst(word) : upperFirst(word);
    this.#new.set(text, made);
    return made;
  }
}
