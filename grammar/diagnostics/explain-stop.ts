import type { Grammar, NotRead } from "../grammar.ts";
import type { CardToken, LexProblem, SelfName } from "../lexer.ts";
import { literalCategory, lowerFirst, type Lexicon } from "../lexicon.ts";
import type { Diagnostic, Fix, Span } from "./diagnostic.ts";
import { anyOf, didYouMean } from "./did-you-mean.ts";
import { unpaired } from "./explain-marks.ts";
import { describeExpected } from "./expected.ts";

/** What is known of a text that could not be read. */
interface Stop {
  readonly text: string;
  readonly read: NotRead;
  readonly grammar: Grammar;
  readonly names: readonly SelfName[];
  /** The first token that cannot stand where it does; undefined at the end of the text. */
  readonly token: CardToken | undefined;
  readonly previous: CardToken | undefined;
}

/**
 * Says why a text could not be read: at the first word that cannot stand where it does, with what could stand
 * there and, where a slip is near, what was meant. Spans count within the text.
 */
export function explainStop(text: string, read: NotRead, grammar: Grammar, names: readonly SelfName[] = []): Diagnostic {
  const { tokens } = read.lexed;
  const stop: Stop = { text, read, grammar, names, token: tokens[read.stoppedAt], previous: tokens[read.stoppedAt - 1] };
  if (read.limit !== undefined) return limitReached(stop, read.limit);
  const place = stop.token?.startOffset ?? text.length;
  const problem = read.lexed.problems.find(({ span }) => span.start <= place);
  return (
    unpaired(text, read.lexed) ??
    missingBreak(stop) ??
    stopBehindKeyword(stop) ??
    modesApart(stop) ??
    runOn(stop) ??
    (problem === undefined ? null : unknown(stop, problem)) ??
    repeatedWord(stop) ??
    missingStop(stop) ??
    smallLetter(stop) ??
    slip(stop) ??
    (stop.token === undefined ? incomplete(stop) : unexpected(stop, stop.token))
  );
}

const spanOf = (token: CardToken): Span => ({ start: token.startOffset, end: token.startOffset + token.image.length });

function error(code: string, span: Span, message: string, more: { readonly help?: string; readonly fix?: Fix } = {}): Diagnostic {
  return { code, severity: "error", span, message, ...more };
}

function replacement(title: string, span: Span, text: string, safe = false): Fix {
  return { title, safe, edits: [{ span, text }] };
}

function limitReached({ read, text }: Stop, limit: NonNullable<NotRead["limit"]>): Diagnostic {
  const token = read.lexed.tokens[read.stoppedAt];
  const span = token === undefined ? { start: 0, end: text.length } : spanOf(token);
  return error("text/too-long", span, `The sentence goes on here after ${limit} words and marks, and no more are read.`, { help: "Say it in several sentences." });
}

/** A word or mark that the language does not have, or has with a small letter. */
function unknown(stop: Stop, problem: LexProblem): Diagnostic {
  const { text, span, kind } = problem;
  if (kind === "capital") {
    const small = lowerFirst(text);
    return error("text/capital", span, `“${text}” is written with a small letter here.`, { help: `Write “${small}”.`, fix: replacement(`Write “${small}”`, span, small, true) });
  }
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  const near = meant(stop, text, span);
  // "form" for "from".
  const nearer = near.filter((word) => lettersOf(word) === lettersOf(text) && word !== capital && reading(stop, word, span) === 0);
  if (capital !== text && nearer.length === 0 && stop.grammar.lexicon.readings(capital) !== undefined && reading(stop, capital, span) === 0)
    return error("text/capital", span, `“${text}” is written with a capital letter here.`, { help: `Write “${capital}”.`, fix: replacement(`Write “${capital}”`, span, capital) });
  if (kind === "unknownMark") return error("text/unknown-mark", span, `“${text}” is no mark that card texts use.`, { help: "Leave it out, or write it as cards do." });
  const first = near[0];
  if (first === undefined) return error("text/unknown-word", span, `I do not know “${text}”.`, { help: expectedAfter(stop) });
  return error("text/unknown-word", span, `I do not know “${text}”.`, { help: `Did you mean ${anyOf(near)}?`, fix: replacement(`Write “${first}”`, span, first) });
}

/** "take take". */
function repeatedWord({ token, previous, text }: Stop): Diagnostic | null {
  if (token === undefined || previous === undefined || token.image.toLowerCase() !== previous.image.toLowerCase() || !/^\p{L}/u.test(token.image)) return null;
  const span = spanOf(token);
  return error("text/repeated-word", span, `“${token.image}” stands here twice.`, {
    help: "Leave one out.",
    fix: { title: `Leave out “${token.image}”`, safe: false, edits: [{ span: { start: text.slice(0, span.start).trimEnd().length, end: span.end }, text: "" }] },
  });
}

/** A sentence that only lacks its stop. */
function missingStop({ token, previous, read, text }: Stop): Diagnostic | null {
  if (previous === undefined || !read.expected.has(literalCategory("."))) return null;
  if (token !== undefined && token.image !== ")" && !/^\p{Lu}/u.test(token.image)) return null;
  return withoutStop(text, spanOf(previous));
}

/** Two sentences without a stop between them. */
function runOn({ token, previous, text, grammar, names }: Stop): Diagnostic | null {
  if (token === undefined || previous === undefined || !/^\p{Lu}/u.test(token.image)) return null;
  const at = spanOf(previous).end;
  if (grammar.stop(`${text.slice(0, at)}.`, names) !== null || grammar.stop(text.slice(token.startOffset), names) !== null) return null;
  return withoutStop(text, spanOf(previous));
}

/** That no full stop stands behind a span, the last word of a sentence. */
export function withoutStop(text: string, { start, end }: Span): Diagnostic {
  return error("text/missing-stop", { start, end }, "The sentence has no full stop.", {
    help: `Write “${text.slice(Math.max(0, text.lastIndexOf(" ", end - 1) + 1), end)}.”`,
    fix: { title: "Put a full stop", safe: true, edits: [{ span: { start: end, end }, text: "." }] },
  });
}

/** How many words of what follows must be read for it to be taken for another power. */
const ANOTHER = 3;

/** A power that begins in the paragraph of another. */
function missingBreak({ token, previous, text, grammar, names }: Stop): Diagnostic | null {
  if (token === undefined || previous === undefined || !/^[\p{Lu}[(]/u.test(token.image)) return null;
  const at = token.startOffset;
  if (grammar.stop(text.slice(0, at).trimEnd(), names) !== null || !goesFurther(text.slice(at), grammar, names, ANOTHER)) return null;
  return error("text/missing-break", spanOf(token), `Another power begins with “${token.image}”.`, {
    help: "Put each power in a paragraph of its own.",
    fix: { title: "Begin a paragraph", safe: true, edits: [{ span: { start: text.slice(0, at).trimEnd().length, end: at }, text: "<p>" }] },
  });
}

/** "Protector. When …": keywords stand in a paragraph of their own, without a stop. */
function stopBehindKeyword({ token, text, grammar, names }: Stop): Diagnostic | null {
  if (token?.image !== ".") return null;
  const [before, behind] = [text.slice(0, token.startOffset), text.slice(token.startOffset + 1).trimStart()];
  if (grammar.stop(before, names) !== null || (behind !== "" && !goesFurther(behind, grammar, names, ANOTHER))) return null;
  const instead = behind === "" ? "" : "<p>";
  return error("text/missing-break", spanOf(token), "Behind keywords stands no full stop.", {
    help: behind === "" ? "Leave it out." : "Leave it out, and put what follows in a paragraph of its own.",
    fix: replacement(behind === "" ? "Leave out the full stop" : "Begin a paragraph", { start: token.startOffset, end: behind === "" ? text.length : text.length - behind.length }, instead),
  });
}

/** "Choose one: Draw a card, or ready your hero.": between ways to choose from stands a semicolon (CR 707.1c). */
function modesApart({ text, grammar, names }: Stop): Diagnostic | null {
  const lead = /\bchooses? [^.:]*:/i.exec(text);
  if (lead === null) return null;
  for (let comma = text.indexOf(", or ", lead.index + lead[0].length); comma >= 0; comma = text.indexOf(", or ", comma + 1)) {
    if (grammar.stop(`${text.slice(0, comma)};${text.slice(comma + 1)}`, names) !== null) continue;
    const span = { start: comma, end: comma + 1 };
    return error("text/modes", span, "A comma stands between two ways to choose from.", { help: "Write “; or”.", fix: replacement("Write “;”", span, ";", true) });
  }
  return null;
}

/** A sentence that begins with a small letter. */
function smallLetter({ token, text, grammar, names, read }: Stop): Diagnostic | null {
  if (token === undefined || !/^\p{Ll}/u.test(token.image)) return null;
  const capital = token.image.charAt(0).toUpperCase() + token.image.slice(1);
  const span = spanOf(token);
  if (!goesFurther(text.slice(0, span.start) + capital + text.slice(span.end), grammar, names, read.stoppedAt)) return null;
  return error("text/capital", span, `A sentence begins here, and “${token.image}” has a small letter.`, { help: `Write “${capital}”.`, fix: replacement(`Write “${capital}”`, span, capital, true) });
}

/** A word of the language that is near to one that can stand there: "you hero". */
function slip(stop: Stop): Diagnostic | null {
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

function incomplete(stop: Stop): Diagnostic {
  const { previous, text } = stop;
  const span = previous === undefined ? { start: 0, end: text.length } : spanOf(previous);
  const [lead] = /(?<=^|[.>:] )(?:When|Whenever|If|While|As|At|The next time)\b[^,.]*$/.exec(text.trim()) ?? [];
  if (lead !== undefined && stop.read.expected.has(literalCategory(",")))
    return error("text/incomplete", span, "The sentence ends before it says what happens.", { help: `Write a comma behind “${lead.split(" ").slice(-2).join(" ")}”, and what happens then.` });
  return error("text/incomplete", span, "The text ends before the sentence does.", { help: expectedAfter(stop) });
}

function unexpected(stop: Stop, token: CardToken): Diagnostic {
  return error("text/unexpected-word", spanOf(token), `“${token.image}” can't stand here.`, { help: expectedAfter(stop) });
}

/** "After “deals 2” I expected a damage type and “damage”, for example “2 fire damage”." */
function expectedAfter({ read, text, token, previous, grammar }: Stop): string {
  const { what, example } = describeExpected(read.expected, grammar.lexicon, previous?.image ?? "");
  const such = example === null ? "" : `, for example “${example}”`;
  if (previous === undefined) return `At the beginning I expected ${what}${such}.`;
  const from = read.lexed.tokens[Math.max(0, read.stoppedAt - 2)] as CardToken;
  const shown = text.slice(/^[.:;,]$/.test(from.image) ? previous.startOffset : from.startOffset, token === undefined ? text.length : spanOf(previous).end).trim();
  return `After “${shown}” I expected ${what}${such}.`;
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

/** Whether a text is read further than the token at an index. */
function goesFurther(text: string, grammar: Grammar, names: readonly SelfName[], index: number): boolean {
  const stop = grammar.stop(text, names);
  return stop === null || stop.stoppedAt > index;
}
