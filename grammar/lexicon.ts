import { lowerFirst, upperFirst } from "./capital.ts";
import { createToken, type TokenType } from "chevrotain";
import type { Word } from "./form.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The categories that a text belongs to, and the word it is in each. */
export type Readings = ReadonlyMap<string, Word>;

/** Words and marks that the grammar writes itself stand in a category of their own. */
export const literalCategory = (text: string): string => `“${text}”`;

/** What a text can be, and the categories in which it is written lower-case, so that a capital comes from its place. */
export interface Entry {
  readonly readings: Readings;
  readonly type: TokenType;
  readonly lowered: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * All words that can be read, by their text. A token type stands for a set of categories, not for
 * a word, so that look-ahead learns from every word of a category at once.
 */
export class Lexicon {
  readonly #readings = new Map<string, Map<string, Word>>();
  readonly #types = new Map<string, TokenType>();
  readonly #categories = new Map<string, TokenType>();
  readonly #exact = new Map<string, Entry>();
  readonly #fresh = new Map<string, Entry>();
  /** The text of a word, by category, lemma and form. */
  readonly #texts = new Map<string, string>();
  readonly #categoriesOf = new Map<number, readonly string[]>();
  readonly #prefixes = new Set<string>();

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
      ["DamageType", [...vocabulary.damageTypes.map((lemma) => ({ lemma, forms: { word: lemma } })), ...Object.entries(vocabulary.mixedDamage ?? {}).map(([word, types]) => ({ lemma: types.join(" "), forms: { word } }))]],
      // "Fire Resistance": with its capital a damage type is a word of a keyword.
      ["DamageTitle", vocabulary.damageTypes.map((lemma) => ({ lemma, forms: { title: upperFirst(lemma) } }))],
      ["Icon", vocabulary.icons.map((lemma) => ({ lemma, forms: { word: `[${lemma}]` } }))],
      ["ProperName", (vocabulary.names ?? []).map((lemma) => ({ lemma, forms: { word: lemma } }))],
      ["Label", vocabulary.labels],
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
    // A keyword that is a verb keeps its capital as one: "then Delve".
    for (const keyword of vocabulary.keywords) {
      const verb = vocabulary.verbs.find(({ lemma }) => lemma === keyword.lemma);
      if (verb !== undefined) this.#add(upperFirst(verb.base), "Verb:base", { lemma: verb.lemma, form: "title" });
    }
    this.#add(`[${vocabulary.activate}]`, "Activate", { lemma: vocabulary.activate, form: "word" });
  }

  /** Whether a text is the beginning of a longer entry. */
  continues(text: string): boolean {
    return this.#prefixes.has(text);
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

  /** The names of the categories that tokens of a type belong to. */
  categoriesOf(tokenTypeIdx: number): readonly string[] {
    return this.#categoriesOf.get(tokenTypeIdx) ?? [];
  }

  /** The token type of a text with these categories. */
  tokenType(categories: readonly string[]): TokenType {
    const key = categories.length === 1 ? (categories[0] as string) : [...categories].sort().join(" ");
    let type = this.#types.get(key);
    if (type === undefined) {
      type = createToken({ name: `token_${this.#types.size}`, label: key, categories: categories.map((name) => this.category(name)) });
      this.#categoriesOf.set(type.tokenTypeIdx as number, categories);
      this.#types.set(key, type);
    }
    return type;
  }

  /** The token types that a parser must know when it is made; more come with the texts. */
  tokenTypes(): TokenType[] {
    for (const readings of this.#readings.values()) for (const category of readings.keys()) this.category(category);
    this.tokenType([literalCategory(".")]);
    return [...this.#categories.values(), ...this.#types.values()];
  }

  /**
   * What a text can be; where a capital may be due to its place (`fresh`), what its lower-case form can be as well.
   */
  entry(text: string, fresh: boolean): Entry | undefined {
    const known = fresh ? this.#fresh : this.#exact;
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = fresh ? this.#merged(text) : this.#plain(text);
    if (made !== undefined) known.set(text, made);
    return made;
  }

  /** What the card's own name can be: that, or the words it is made of. */
  withName(name: Word, words: Entry | null): Entry {
    const readings = new Map([...(words?.readings ?? []), ["SelfName", name] as const, ...(name.form === "full" ? [["FullName", name] as const] : [])]);
    return { readings, type: this.tokenType([...readings.keys()]), lowered: words?.lowered ?? NONE };
  }

  #plain(text: string): Entry | undefined {
    const readings = this.#readings.get(text);
    return readings === undefined ? undefined : { readings, type: this.tokenType([...readings.keys()]), lowered: NONE };
  }

  #merged(text: string): Entry | undefined {
    const lower = lowerFirst(text);
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
    for (const { index } of text.matchAll(/(?<=.)(?=[ '!?-])|(?<=[ '-])(?=.)/g)) this.#prefixes.add(text.slice(0, index).trimEnd());
    this.#texts.set(`${category}|${reading.lemma}|${reading.form}`, text);
  }
}
