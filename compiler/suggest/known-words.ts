import { editDistance } from "../../grammar/diagnostics/did-you-mean.ts";
import type { Lexicon } from "../../grammar/lexicon.ts";

/** The single words of a lexicon, found by words that are near to them. */
export class KnownWords {
  readonly #words = new Set<string>();
  /** The words by what is left of them without one letter, and by themselves. */
  readonly #parts = new Map<string, string[]>();
  /** The other forms of a word: "attack", "attacks", "attacked". */
  readonly #forms = new Map<string, Set<string>>();

  constructor(lexicon: Lexicon) {
    const byLemma = new Map<string, Set<string>>();
    for (const text of lexicon.texts()) {
      for (const word of text.split(" ")) if (/^\p{L}/u.test(word)) this.#add(word);
      if (OWNERS.test([...(lexicon.readings(text)?.keys() ?? [])].join(" ")) && !text.endsWith("s")) this.#add(`${text.split(" ").at(-1) ?? ""}'s`);
      for (const [category, { lemma }] of lexicon.readings(text) ?? []) {
        if (category.startsWith("“")) continue;
        const key = `${category.replace(/:.*/, "")} ${lemma}`;
        // Of several words the last has the forms: "Night Elf", "Night Elves".
        (byLemma.get(key) ?? byLemma.set(key, new Set()).get(key))?.add(text.split(" ").at(-1) ?? text);
      }
    }
    for (const forms of byLemma.values())
      for (const word of forms) for (const other of forms) if (other !== word) (this.#forms.get(word) ?? this.#forms.set(word, new Set()).get(word))?.add(other);
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  /** The words that are one letter away: put in, left out, replaced, or swapped with its neighbour. */
  near(word: string): ReadonlySet<string> {
    const found = new Set<string>();
    for (const part of [word, ...shortened(word)])
      for (const known of this.#parts.get(part.toLowerCase()) ?? []) if (known !== word && editDistance(word, known) <= 1) found.add(known);
    return found;
  }

  /** The words within two letters. */
  nearly(word: string): ReadonlySet<string> {
    const found = new Set<string>();
    for (const known of this.#words) if (Math.abs(known.length - word.length) <= 2 && editDistance(word, known) <= 2) found.add(known);
    return found;
  }

  /** What was meant by a word with a regular ending where its forms are not: "Dwarfs", "Elfs". */
  regularised(word: string): ReadonlySet<string> {
    const singular = word.replace(/e?s$/, "");
    return singular === word ? NONE : this.formsOf(singular);
  }

  /** The same word in its other forms. */
  formsOf(word: string): ReadonlySet<string> {
    return this.#forms.get(word) ?? NONE;
  }

  #add(word: string): void {
    if (this.#words.has(word)) return;
    this.#words.add(word);
    for (const part of new Set([word, ...shortened(word)].map((each) => each.toLowerCase()))) (this.#parts.get(part) ?? this.#parts.set(part, []).get(part))?.push(word);
  }
}

/** Categories of nouns that can own something. */
const OWNERS = /\b(?:Type|Player|Tag)\b|“(?:owner|controller)”/;

const NONE: ReadonlySet<string> = new Set();

/** A word without each of its letters. */
function shortened(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}
