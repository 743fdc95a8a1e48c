import { lowerFirst, upperFirst } from "../capital.ts";
import type { LexProblem } from "../lexer.ts";
import { type Lexicon } from "../lexicon.ts";
import type { Diagnostic, Span } from "./diagnostic.ts";
import { anyOf, didYouMean } from "./did-you-mean.ts";
import { nearPhrase } from "./near-phrase.ts";
import { error, expectedAfter, goesFurther, replacement, spanOf, type Stop } from "./stop.ts";

/** A word or mark that the language does not have, or has with a small letter. */
export function unknown(stop: Stop, problem: LexProblem): Diagnostic {
  const { text, span, kind } = problem;
  if (kind === "capital") {
    const small = lowerFirst(text);
    return error("text/capital", span, `“${text}” is written with a small letter here.`, { help: `Write “${small}”.`, fix: replacement(`Write “${small}”`, span, small, true) });
  }
  const phrase = nearPhrase(stop.text, span, stop.grammar.lexicon);
  if (phrase !== null) return unknownWord(stop.text.slice(phrase.span.start, phrase.span.end), phrase.span, phrase.phrases, "");
  const capital = upperFirst(text);
  const near = meant(stop, text, span);
  // "form" for "from".
  const nearer = near.filter((word) => lettersOf(word) === lettersOf(text) && word !== capital && reading(stop, word, span) === 0);
  if (capital !== text && nearer.length === 0 && stop.grammar.lexicon.readings(capital) !== undefined && reading(stop, capital, span) === 0)
    return error("text/capital", span, `“${text}” is written with a capital letter here.`, { help: `Write “${capital}”.`, fix: replacement(`Write “${capital}”`, span, capital) });
  if (kind === "unknownMark") return error("text/unknown-mark", span, `“${text}” is no mark that card texts use.`, { help: "Leave it out, or write it as cards do." });
  return unknownWord(text, span, near, expectedAfter(stop));
}

/** Words that the language does not have, and those that may have been meant. */
function unknownWord(text: string, span: Span, near: readonly string[], expected: string): Diagnostic {
  const [first] = near;
  return error("text/unknown-word", span, `I do not know “${text}”.`, first === undefined ? { help: expected } : { help: `Did you mean ${anyOf(near)}?`, fix: replacement(`Write “${first}”`, span, first) });
}

/** "take take". */
export function repeatedWord({ token, previous, text }: Stop): Diagnostic | null {
  if (token === undefined || previous === undefined || token.image.toLowerCase() !== previous.image.toLowerCase() || !/^\p{L}/u.test(token.image)) return null;
  const span = spanOf(token);
  return error("text/repeated-word", span, `“${token.image}” stands here twice.`, {
    help: "Leave one out.",
    fix: { title: `Leave out “${token.image}”`, safe: false, edits: [{ span: { start: text.slice(0, span.start).trimEnd().length, end: span.end }, text: "" }] },
  });
}

/** A word of the language that is near to one that can stand there: "you hero". */
export function slip(stop: Stop): Diagnostic | null {
  for (const [token, expected] of [
    [stop.token, stop.read.expected],
    [stop.previous, null],
  ] as const) {
    if (token === undefined || !/^\p{L}{3}/u.test(token.image)) continue;
    const span = spanOf(token);
    const near = nearWords(stop, token.image, expected).find((word) => goesFurther(stop.text.slice(0, span.start) + word + stop.text.slice(span.end), stop.grammar, stop.names, stop.read.stoppedAt + 2));
    if (near !== undefined) return error("text/unexpected-word", span, `“${token.image}” can't stand here.`, { help: `Did you mean “${near}”?`, fix: replacement(`Write “${near}”`, span, near) });
  }
  return null;
}

/** The words that may have been meant by one that is none: first those with which the text reads on. */
function meant(stop: Stop, word: string, span: Span): string[] {
  const { grammar, names, read } = stop;
  const slack = word.length < 5 ? 1 : 0;
  const index = read.lexed.tokens.findIndex(({ startOffset }) => startOffset >= span.start);
  const fitting = index === read.stoppedAt ? didYouMean(word, wordsOf(grammar.lexicon, read.expected), slack, 8) : [];
  const near = [...fitting, ...didYouMean(word, [...names.map((name) => name.text), ...grammar.lexicon.texts()], slack, 8)];
  return [...new Set(near)]
    .map((candidate) => ({ candidate, reads: reading(stop, candidate, span), longer: Math.abs(candidate.length - word.length) }))
    .sort((a, b) => a.reads - b.reads || Number(isCapital(a.candidate) !== isCapital(word)) - Number(isCapital(b.candidate) !== isCapital(word)) || a.longer - b.longer)
    .filter(({ reads }, _, all) => reads === all[0]?.reads)
    .map(({ candidate }) => candidate)
    .slice(0, 3);
}

const lettersOf = (word: string): string => word.split("").sort().join("");

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** How far a text reads with another word at a span: 0 to its end, 1 further than that word, 2 no further. */
function reading({ text, grammar, names }: Stop, word: string, span: Span): 0 | 1 | 2 {
  const stop = grammar.stop(text.slice(0, span.start) + word + text.slice(span.end), names);
  if (stop === null) return 0;
  const stopped = stop.lexed.tokens[stop.stoppedAt];
  return stopped === undefined || stopped.startOffset > span.start ? 1 : 2;
}

/** The words that belong to one of some categories. */
function* wordsOf(lexicon: Lexicon, categories: ReadonlySet<string>): Generator<string> {
  for (const text of lexicon.texts())
    for (const category of lexicon.readings(text)?.keys() ?? [])
      if (categories.has(category)) {
        yield text;
        break;
      }
}

/** Words one change away from another, of those that could stand there if that is known. */
function nearWords({ grammar: { lexicon } }: Stop, word: string, expected: ReadonlySet<string> | null): string[] {
  if (word.length < 2) return [];
  const small = /^\p{Ll}/u.test(word);
  const could = [...(expected === null ? lexicon.texts() : wordsOf(lexicon, expected))].filter((text) => text !== word && /^\p{Ll}/u.test(text) === small);
  return didYouMean(word, could, word.length < 5 ? 1 : 0);
}
