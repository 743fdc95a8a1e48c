import { createToken, Lexer, type IToken, type TokenType } from "chevrotain";
import type { Span } from "./diagnostics/diagnostic.ts";
import type { Word } from "./form.ts";
import { literalCategory, type Lexicon, type Readings } from "./lexicon.ts";

/** A token of card text: what it can be, and whether its capital is due to its place. */
export interface CardToken extends IToken {
  readonly readings: Readings;
  /** Categories in which the word is written lower-case, so that its capital comes from its place. */
  readonly lowered: ReadonlySet<string>;
}

/** A name by which a text may call its own card. */
export interface SelfName {
  readonly text: string;
  readonly form: "full" | "short";
}

/** What stands in brackets in the meaning of a keyword for what a use of it gives: `[thing]`, `[N]`. */
export interface Parameter {
  readonly name: string;
  readonly kind: "noun" | "number" | "damageType" | "power";
}

/** A stretch of text that is no word of the language. */
export interface LexProblem {
  readonly kind: "unknownWord" | "unknownMark" | "capital" | "lowercase";
  readonly span: Span;
  readonly text: string;
}

export interface Lexed {
  readonly tokens: readonly CardToken[];
  readonly problems: readonly LexProblem[];
}

const LETTER = "A-Za-zÀ-ÖØ-öø-ÿ";
const raw = {
  space: createToken({ name: "Space", pattern: /\s+/, group: Lexer.SKIPPED, line_breaks: true }),
  arrow: createToken({ name: "Arrow", pattern: />>>/ }),
  icon: createToken({ name: "Icon", pattern: new RegExp(`\\[[${LETTER} -]+\\]`) }),
  non: createToken({ name: "Non", pattern: /[Nn]on-/ }),
  andOr: createToken({ name: "AndOr", pattern: /and\/or/ }),
  signed: createToken({ name: "Signed", pattern: new RegExp(`[+-](?:\\d+|X)(?![${LETTER}])`) }),
  signedParameter: createToken({ name: "SignedParameter", pattern: new RegExp(`[+-]\\[[${LETTER} ]+\\]`) }),
  digits: createToken({ name: "Digits", pattern: /\d+|½/ }),
  word: createToken({ name: "Word", pattern: new RegExp(`[${LETTER}]+(?:['-][${LETTER}]+)*`) }),
  possessive: createToken({ name: "Possessive", pattern: /'s?/ }),
  mark: createToken({ name: "Mark", pattern: /[^\s]/ }),
};
const rawLexer = new Lexer(Object.values(raw), { positionTracking: "onlyOffset", ensureOptimizations: false });

/** Words after which no open name stands before "counter". */
const NOT_COUNTER_NAMES = new Set("a an the another that this those all each any no more other one two three four five six seven eight nine ten of X additional remove less fewer first last".split(" "));

const SENTENCE_START = new Set([".", ">>>", ":", "(", "«", ";"]);

/** Reads a paragraph into tokens. Never fails: what is no word becomes an unknown token and a problem. */
export function lex(text: string, lexicon: Lexicon, names: readonly SelfName[], parameter: Parameter | null = null): Lexed {
  const pieces = rawLexer.tokenize(text).tokens;
  const tokens: CardToken[] = [];
  const problems: LexProblem[] = [];
  const beforeArrow = text.lastIndexOf(">>>");
  let quoted = false;
  const push = (start: number, end: number, type: TokenType, readings: Readings, lowered: ReadonlySet<string>): void => {
    tokens.push({ image: text.slice(start, end), startOffset: start, endOffset: end - 1, tokenType: type, tokenTypeIdx: type.tokenTypeIdx as number, readings, lowered });
  };
  const mark = (start: number, end: number, ...categories: readonly string[]): void => {
    const image = text.slice(start, end);
    push(start, end, lexicon.tokenType(categories), new Map(categories.map((category) => [category, { lemma: image, form: "word" }])), NONE);
  };
  const start = (index: number): number => (pieces[index] as IToken).startOffset;
  const end = (index: number): number => endOf(pieces[index] as IToken);

  for (let i = 0; i < pieces.length; ) {
    const piece = pieces[i] as IToken;
    const from = start(i);
    const previous = tokens.at(-1);
    const place = previous === undefined ? "" : previous.image === '"' ? (quoted ? "«" : closesSentence(tokens) ? "." : "") : previous.image;
    const fresh = previous === undefined || SENTENCE_START.has(place) || (place === "," && from < beforeArrow);

    const name = names.find(({ text: name }) => text.startsWith(name, from) && !isWordPart(text.charAt(from + name.length)));
    if (name !== undefined && (piece.tokenType === raw.word || piece.image === '"' || piece.tokenType === raw.digits)) {
      const until = from + name.text.length;
      const word: Word = { lemma: name.text, form: name.form };
      push(from, until, lexicon.tokenType(["SelfName"]), new Map([["SelfName", word]]), NONE);
      while (i < pieces.length && start(i) < until) i += 1;
      continue;
    }
    if (piece.image === '"') {
      quoted = !quoted;
      mark(from, end(i), quoted ? "QuoteOpen" : "QuoteClose");
      i += 1;
      continue;
    }
    if (piece.tokenType === raw.digits || piece.tokenType === raw.signed || piece.tokenType === raw.non) {
      mark(from, end(i), (piece.tokenType as TokenType).name);
      i += 1;
      continue;
    }
    if (piece.tokenType === raw.word && nextIsCounter(pieces, i) && !NOT_COUNTER_NAMES.has(piece.image) && /^[a-z]/.test(piece.image)) {
      mark(from, end(i), "CounterName");
      i += 1;
      continue;
    }
    if (previous !== undefined && (previous.image === "named" || previous.image === "called") && piece.tokenType === raw.word && /^[A-Z]/.test(piece.image)) {
      let last = i;
      while (last + 1 < pieces.length && continuesName(pieces, last + 1)) last += 1;
      mark(from, end(last), "Name");
      i = last + 1;
      continue;
    }
    if (parameter !== null && piece.image.endsWith(`[${parameter.name}]`)) {
      mark(from, end(i), piece.tokenType === raw.signedParameter ? "Parameter:signed" : `Parameter:${parameter.kind}`);
      i += 1;
      continue;
    }
    const found = longestEntry(text, pieces, i, lexicon, fresh);
    if (found !== null) {
      push(from, end(found.last), found.type, found.readings, found.lowered);
      i = found.last + 1;
      continue;
    }
    const split = piece.tokenType === raw.word ? splitPossessive(piece.image) : null;
    if (split !== null) {
      const stem = fresh ? lexicon.mergedReadings(split) : exactEntry(lexicon, split);
      const until = from + split.length;
      if (stem !== undefined) push(from, until, stem.type, stem.readings, stem.lowered);
      else unknown(from, until);
      mark(until, end(i), literalCategory("'s"));
      i += 1;
      continue;
    }
    unknown(from, end(i));
    i += 1;
  }
  return { tokens, problems };

  function unknown(from: number, until: number): void {
    const image = text.slice(from, until);
    const known = lexicon.readings(image.charAt(0).toLowerCase() + image.slice(1));
    problems.push({ kind: known !== undefined ? "capital" : /^[\p{L}]/u.test(image) ? "unknownWord" : "unknownMark", span: { start: from, end: until }, text: image });
    mark(from, until, "Unknown");
  }
}

const NONE: ReadonlySet<string> = new Set();

const endOf = (piece: IToken): number => piece.startOffset + piece.image.length;

const isWordPart = (character: string): boolean => /[A-Za-zÀ-ÖØ-öø-ÿ0-9]/.test(character);

const splitPossessive = (image: string): string | null => (image.endsWith("'s") ? image.slice(0, -2) : null);

/** Whether the quote that has just been closed ended a sentence inside it. */
function closesSentence(tokens: readonly CardToken[]): boolean {
  return tokens.at(-2)?.image === ".";
}

function nextIsCounter(pieces: readonly IToken[], index: number): boolean {
  const next = pieces[index + 1]?.image;
  return next === "counter" || next === "counters";
}

/** A made-up name goes on with capitalised words, and with small ones that another capital follows. */
function continuesName(pieces: readonly IToken[], index: number): boolean {
  const image = pieces[index]?.image ?? "";
  if (/^[A-Z]/.test(image)) return true;
  return /^(?:of|the)$/.test(image) && continuesName(pieces, index + 1);
}

interface Found {
  readonly last: number;
  readonly type: TokenType;
  readonly readings: Readings;
  readonly lowered: ReadonlySet<string>;
}

function exactEntry(lexicon: Lexicon, text: string): { readonly readings: Readings; readonly type: TokenType; readonly lowered: ReadonlySet<string> } | undefined {
  const readings = lexicon.readings(text);
  return readings === undefined ? undefined : { readings, type: lexicon.typeOf(text, readings), lowered: NONE };
}

/** The longest run of pieces from `index` on that is an entry of the lexicon. */
function longestEntry(text: string, pieces: readonly IToken[], index: number, lexicon: Lexicon, fresh: boolean): Found | null {
  const from = (pieces[index] as IToken).startOffset;
  let best: Found | null = null;
  let written = "";
  for (let last = index; last < pieces.length && last < index + lexicon.longest + 2; last += 1) {
    const piece = pieces[last] as IToken;
    const gap = last > index && piece.startOffset > endOf(pieces[last - 1] as IToken);
    written += (gap ? " " : "") + piece.image;
    const entry = fresh ? lexicon.mergedReadings(written) : exactEntry(lexicon, written);
    if (entry !== undefined && text.startsWith(piece.image, piece.startOffset)) best = { last, ...entry };
  }
  return best !== null && from >= 0 ? best : null;
}
