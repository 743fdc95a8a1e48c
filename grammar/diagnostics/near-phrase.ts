import type { Lexicon } from "../lexicon.ts";
import type { Span } from "./diagnostic.ts";
import { didYouMean } from "./did-you-mean.ts";

/** Words of a text that are nearly a phrase of the language, and the phrases that may have been meant. */
export interface NearPhrase {
  readonly span: Span;
  readonly phrases: readonly string[];
}

/** The phrase that is nearly written from a word that begins one: "Night Elfs" for "Night Elves"; null for none. */
export function nearPhrase(text: string, { start, end }: Span, lexicon: Lexicon): NearPhrase | null {
  const first = text.slice(start, end);
  if (!lexicon.continues(first)) return null;
  const byLength = new Map<number, string[]>();
  for (const phrase of lexicon.texts()) {
    if (!phrase.startsWith(`${first} `)) continue;
    const length = phrase.split(" ").length;
    (byLength.get(length) ?? byLength.set(length, []).get(length))?.push(phrase);
  }
  for (const [length, phrases] of [...byLength].sort(([a], [b]) => b - a)) {
    const written = new RegExp(`^[\\p{L}'-]+(?: [\\p{L}'-]+){${length - 1}}`, "u").exec(text.slice(start))?.[0];
    const near = written === undefined ? [] : didYouMean(written, phrases);
    if (written === undefined || near.length === 0) continue;
    // "Elfs" is meant for many, as "Elves" is.
    const ending = written.at(-1) ?? "";
    return { span: { start, end: start + written.length }, phrases: near.sort((a, b) => Number(b.endsWith(ending)) - Number(a.endsWith(ending))) };
  }
  return null;
}
