import type { SelfName } from "./lexer.ts";

/** A word or mark of a text as usage counts it: capitals of a place aside, numbers and the card's names alike. */
export interface UsedWord {
  readonly text: string;
  /** What it is counted as. */
  readonly as: string;
  readonly start: number;
  readonly end: number;
  /** Whether a capital here is due to the place. */
  readonly fresh: boolean;
}

/** Stands before the first and behind the last word of a text. */
const EDGE = "^";
const NAME = "~";
const NUMBER = "#";

const WORD = />>>|\[[^\]]*\]|and\/or|[Nn]on-|[+-]?(?:\d+|½)|[A-Za-zÀ-ÖØ-öø-ÿ]+(?:['-][A-Za-zÀ-ÖØ-öø-ÿ]+)*|[^\s]/g;

const STARTS = new Set([EDGE, ".", ">>>", ":", "(", '"', ";", "?", "!"]);

/** The words and marks of a text. Names of the card are one word. */
export function usedWords(text: string, names: readonly SelfName[]): UsedWord[] {
  const found: UsedWord[] = [];
  let before = EDGE;
  let at = 0;
  const push = (written: string, as: string): void => {
    found.push({ text: written, as, start: at, end: at + written.length, fresh: STARTS.has(before) });
    before = as;
    at += written.length;
  };
  while (at < text.length) {
    if (/\s/.test(text.charAt(at))) {
      at += 1;
      continue;
    }
    const name = names.find(({ text: each }) => each !== "" && text.startsWith(each, at) && !/[\p{L}\d]/u.test(text.charAt(at + each.length)));
    if (name !== undefined && /^\p{Lu}/u.test(name.text)) {
      push(name.text, NAME);
      continue;
    }
    WORD.lastIndex = at;
    const written = WORD.exec(text)?.[0] ?? text.charAt(at);
    push(written, countedAs(written, STARTS.has(before)));
  }
  return found;
}

/** What a written word is counted as. */
export function countedAs(written: string, fresh: boolean): string {
  if (/^[+-]?(?:\d|½)/.test(written)) return written.replace(/\d+|½/, NUMBER);
  return fresh && /^\p{Lu}\p{Ll}/u.test(written) ? written.charAt(0).toLowerCase() + written.slice(1) : written;
}

/** How often words stand one after the other in the texts of a game's cards: what is likelier to be meant. */
export class Usage {
  readonly #threes = new Map<string, number>();
  readonly #pairs = new Map<string, number>();
  readonly #ones = new Map<string, number>();
  readonly #after = new Map<string, Set<string>>();
  readonly #before = new Map<string, Set<string>>();
  #total = 0;

  /** Reads a table: lines of two words and, behind a tab, the words that stand after them, `*` and how often. */
  static parse(table: string): Usage {
    const usage = new Usage();
    for (const line of table.split("\n")) {
      const [pair = "", followers = ""] = line.split("\t");
      const [first = "", second = ""] = pair.split(" ");
      for (const follower of followers === "" ? [] : followers.split(" ")) {
        const [, third = "", count = "1"] = /^(.+?)(?:\*(\d+))?$/.exec(follower) ?? [];
        usage.#count(first, second, third, Number(count));
      }
    }
    return usage;
  }

  /** Counts the words of a text, `times` times; negative to leave out what it has added. */
  add(words: readonly string[], times = 1): void {
    const all = [EDGE, EDGE, ...words, EDGE];
    for (let i = 2; i < all.length; i++) this.#count(all[i - 2] as string, all[i - 1] as string, all[i] as string, times);
  }

  /** The table from which the same usage is read. */
  print(): string {
    const lines = new Map<string, string[]>();
    for (const [three, count] of [...this.#threes].sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (count === 0) continue;
      const [first = "", second = "", third = ""] = three.split(" ");
      const line = lines.get(`${first} ${second}`) ?? [];
      line.push(count === 1 ? third : `${third}*${count}`);
      lines.set(`${first} ${second}`, line);
    }
    return [...lines].map(([pair, followers]) => `${pair}\t${followers.join(" ")}`).join("\n");
  }

  /** How likely a word is after two others, as a logarithm. */
  likelihood(first: string, second: string, third: string): number {
    const three = this.#threes.get(`${first} ${second} ${third}`) ?? 0;
    const two = this.#pairs.get(`${second} ${third}`) ?? 0;
    const one = this.#ones.get(third) ?? 0;
    const ofPair = this.#pairs.get(`${first} ${second}`) ?? 0;
    const ofOne = this.#ones.get(second) ?? 0;
    const alone = (one + 0.1) / (this.#total + 1000);
    const after = (two + 2 * alone) / (ofOne + 2);
    return Math.log((three + 2 * after) / (ofPair + 2));
  }

  /** How likely a run of words is between what stands before and behind it. */
  likelihoodOf(words: readonly string[], before: readonly string[], behind: readonly string[]): number {
    const all = [before.at(-2) ?? EDGE, before.at(-1) ?? EDGE, ...words, ...(behind.length < 2 ? [...behind, EDGE] : behind.slice(0, 2))];
    let sum = 0;
    for (let i = 2; i < all.length; i++) sum += this.likelihood(all[i - 2] as string, all[i - 1] as string, all[i] as string);
    return sum;
  }

  /** How often a word is used. */
  count(word: string): number {
    return this.#ones.get(word) ?? 0;
  }

  /** The words that stand somewhere between two, or beside one of them. */
  between(left: string, right: string): Set<string> {
    return new Set([...(this.#after.get(left) ?? []), ...(this.#before.get(right) ?? [])]);
  }

  /** All words, most used first. */
  words(): string[] {
    return [...this.#ones].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([word]) => word);
  }

  #count(first: string, second: string, third: string, times: number): void {
    const grow = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + times);
    grow(this.#threes, `${first} ${second} ${third}`);
    grow(this.#pairs, `${second} ${third}`);
    grow(this.#ones, third);
    this.#total += times;
    (this.#after.get(second) ?? this.#after.set(second, new Set()).get(second))?.add(third);
    (this.#before.get(third) ?? this.#before.set(third, new Set()).get(third))?.add(second);
  }
}

/** Words that stand at the edge of a text, for runs at its beginning. */
export const edge = EDGE;
