import { createToken, type TokenType } from "chevrotain";
import type { Word } from "./form.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The categories that a text belongs to, and the word it is in each. */
export type Readings = ReadonlyMap<string, Word>;

/** Words and marks that the grammar writes itself stand in a category of their own. */
export const literalCategory = (text: string): string => `“${text}”`;

/**
 * All words that can be read, by their text. A token type stands for a set of categories, not for
 * a word, so that look-ahead learns from every word of a category at once.
 */
export class Lexicon {
  readonly #readings = new Map<string, Map<string, Word>>();
  readonly #types = new Map<string, TokenType>();
  readonly #categories = new Map<string, TokenType>();
  readonly #typeOf = new Map<string, TokenType>();
  /** The text of a word, by category, lemma and form. */
  readonly #texts = new Map<string, string>();
  readonly #belongs = new Map<number, ReadonlySet<number>>();
  #longest = 1;

  constructor(vocabulary: Vocabulary, literals: Iterable<string>) {
    for (const text of literals) this.#add(text, literalCategory(text), { lemma: text, form: "word" });
    const entries: readonly (readonly [string, readonly { readonly lemma: string; readonly forms: Readonly<Record<string, string>> }[]])[] = [
      ["Type", vocabulary.types],
      ["Player", vocabulary.players],
      ["Tag", vocabulary.tags],
      ["Supertype", vocabulary.supertypes],
      ["State", vocabulary.states],
      ["Zone", vocabulary.zones],
      ["Stat", vocabulary.stats],
      ["Step", vocabulary.steps],
      ["Attribute", vocabulary.attributes],
      ["Keyword", vocabulary.keywords],
      ["Manner", vocabulary.manners],
      ["DamageType", vocabulary.damageTypes.map((lemma) => ({ lemma, forms: { word: lemma } }))],
      ["Icon", vocabulary.icons.map((lemma) => ({ lemma, forms: { word: `[${lemma}]` } }))],
      ["Label", vocabulary.labels.map((lemma) => ({ lemma: lemma.toLowerCase(), forms: { word: lemma } }))],
    ];
    for (const [category, words] of entries)
      for (const { lemma, forms } of words)
        for (const [form, text] of Object.entries(forms)) this.#add(text, category, { lemma, form });
    for (const { lemma, forms, parameter, bare } of vocabulary.keywords)
      for (const [form, text] of Object.entries(forms)) {
        this.#add(text, `Keyword:${parameter}`, { lemma, form });
        if (bare === true) this.#add(text, "Keyword:none", { lemma, form });
      }
    for (const verb of vocabulary.verbs)
      for (const form of ["base", "s", "past", "participle", "ing"] as const) this.#add(verb[form], `Verb:${form}`, { lemma: verb.lemma, form });
    this.#add(`[${vocabulary.activate}]`, "Activate", { lemma: vocabulary.activate, form: "word" });
  }

  /** How many words the longest entry has. */
  get longest(): number {
    return this.#longest;
  }

  /** The readings of a text, exactly as written. */
  readings(text: string): Readings | undefined {
    return this.#readings.get(text);
  }

  /** All texts of one or more words. */
  texts(): IterableIterator<string> {
    return this.#readings.keys();
  }

  /** The text of a word in a category. */
  text(category: string, { lemma, form }: Word): string | undefined {
    return this.#texts.get(`${category}|${lemma}|${form}`);
  }

  /** The forms of a category's words: what else could stand in a field of it. */
  words(category: string): Word[] {
    const found: Word[] = [];
    for (const readings of this.#readings.values()) {
      const reading = readings.get(category);
      if (reading !== undefined) found.push(reading);
    }
    return found;
  }

  /** The token type that stands for a category in a rule. */
  category(name: string): TokenType {
    let type = this.#categories.get(name);
    if (type === undefined) {
      type = createToken({ name: name.replace(/\W/g, (mark) => `_${mark.charCodeAt(0)}`), label: name });
      this.#categories.set(name, type);
    }
    return type;
  }

  /** A number for a category, for quick tests. */
  categoryIndex(name: string): number {
    return this.category(name).tokenTypeIdx as number;
  }

  /** Whether tokens of a type belong to a category. */
  belongs(tokenTypeIdx: number, categoryIndex: number): boolean {
    return this.#belongs.get(tokenTypeIdx)?.has(categoryIndex) === true;
  }

  /** The token type of a text with these categories. */
  tokenType(categories: readonly string[]): TokenType {
    const key = [...categories].sort().join(" ");
    let type = this.#types.get(key);
    if (type === undefined) {
      type = createToken({ name: `token_${this.#types.size}`, label: key, categories: categories.map((name) => this.category(name)) });
      const indices = new Set(categories.map((name) => this.categoryIndex(name)));
      this.#belongs.set(type.tokenTypeIdx as number, indices);
      this.#types.set(key, type);
    }
    return type;
  }

  /** The token type of a text that is in the lexicon, with the readings of its lower-case form if `lowered` is given. */
  typeOf(text: string, readings: Readings): TokenType {
    const known = this.#typeOf.get(text);
    if (known !== undefined) return known;
    const type = this.tokenType([...readings.keys()]);
    this.#typeOf.set(text, type);
    return type;
  }

  /** Makes every token type that a parser must know. */
  tokenTypes(): TokenType[] {
    for (const [text, readings] of this.#readings) {
      this.typeOf(text, readings);
      this.mergedReadings(text);
    }
    return [...this.#categories.values(), ...this.#types.values()];
  }

  /** The readings of a capitalised text where a capital may be due to its place: its own and those of the lower-case word. */
  mergedReadings(text: string): { readonly readings: Readings; readonly type: TokenType; readonly lowered: ReadonlySet<string> } | undefined {
    const first = text.charAt(0);
    const lower = first.toLowerCase() + text.slice(1);
    const exact = this.#readings.get(text);
    const other = lower === text ? undefined : this.#readings.get(lower);
    if (exact === undefined && other === undefined) return undefined;
    const merged = new Map(other ?? []);
    const lowered = new Set(merged.keys());
    for (const [category, reading] of exact ?? []) {
      merged.set(category, reading);
      lowered.delete(category);
    }
    return { readings: merged, type: this.tokenType([...merged.keys()]), lowered };
  }

  #add(text: string, category: string, reading: Word): void {
    const readings = this.#readings.get(text) ?? new Map<string, Word>();
    if (!readings.has(category)) readings.set(category, reading);
    this.#readings.set(text, readings);
    this.#longest = Math.max(this.#longest, text.split(" ").length);
    this.#texts.set(`${category}|${reading.lemma}|${reading.form}`, text);
  }
}
