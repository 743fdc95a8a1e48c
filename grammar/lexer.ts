import { lowerFirst } from "./capital.ts";
import type { IToken, TokenType } from "chevrotain";
import type { Span } from "./diagnostics/diagnostic.ts";
import { literalCategory, type Entry, type Lexicon, type Readings } from "./lexicon.ts";
import { CONTRACTION, endOf, isWordPart, raw, piecesOf } from "./pieces.ts";
import { longestEntry } from "./longest-entry.ts";
import { isCounterName, isKindOfToken, labelName, lastOfName, partOfName } from "./open-names.ts";

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

const SENTENCE_START = new Set([".", ">>>", ":", "(", "«", ";"]);

/** Reads a paragraph into tokens. Never fails: what is no word becomes an unknown token and a problem. */
export function lex(text: string, lexicon: Lexicon, names: readonly SelfName[], parameters: readonly Parameter[] = []): Lexed {
  const pieces = piecesOf(text);
  const tokens: CardToken[] = [];
  const problems: LexProblem[] = [];
  const beforeArrow = text.lastIndexOf(">>>");
  const starts = nameStarts(text, names);
  /** Names that the text gives to what it makes. */
  const given: string[] = [];
  let quoted = false;
  const push = (start: number, end: number, { type, readings, lowered }: Entry): void => {
    tokens.push({ image: text.slice(start, end), startOffset: start, endOffset: end - 1, tokenType: type, tokenTypeIdx: type.tokenTypeIdx as number, readings, lowered });
  };
  const mark = (start: number, end: number, category: string): void => {
    push(start, end, { type: lexicon.tokenType([category]), readings: new Map([[category, { lemma: text.slice(start, end), form: "word" }]]), lowered: NONE });
  };

  for (let i = 0; i < pieces.length; ) {
    const piece = pieces[i] as IToken;
    const from = piece.startOffset;
    const until = endOf(piece);
    const previous = tokens.at(-1);
    const place = previous === undefined ? "" : previous.image === '"' ? (quoted ? "«" : closesSentence(tokens) ? "." : "") : previous.image;
    const fresh = previous === undefined || SENTENCE_START.has(place) || (place === "," && from < beforeArrow);

    const called = given.find((each) => text.startsWith(each, from) && !isWordPart(text.charAt(from + each.length)));
    if (called !== undefined) {
      const end = from + called.length;
      mark(from, end, "ProperName");
      while (i < pieces.length && (pieces[i] as IToken).startOffset < end) i += 1;
      const rest = endOf(pieces[i - 1] as IToken);
      if (rest > end) mark(end, rest, literalCategory(text.slice(end, rest)));
      continue;
    }
    const found = longestEntry(pieces, i, lexicon, fresh);
    const foundEnd = found === null ? from : found.end;
    const name = starts.get(from);
    if (name !== undefined && from + name.text.length >= foundEnd) {
      const end = from + name.text.length;
      push(from, end, lexicon.withName({ lemma: name.text, form: name.form }, end === foundEnd ? (found?.entry ?? null) : null));
      while (i < pieces.length && (pieces[i] as IToken).startOffset < end) i += 1;
      const rest = endOf(pieces[i - 1] as IToken);
      if (rest > end) mark(end, rest, literalCategory(text.slice(end, rest)));
      continue;
    }
    if (piece.image === '"') {
      quoted = !quoted;
      mark(from, until, literalCategory(quoted ? "«" : "»"));
      i += 1;
      continue;
    }
    if (piece.tokenType === raw.range || piece.tokenType === raw.level) {
      mark(from, until, (piece.tokenType as TokenType).name);
      i += 1;
      continue;
    }
    const named = previous === undefined ? labelName(pieces, i, lexicon) : null;
    if (named !== null) {
      mark(from, endOf(pieces[named] as IToken), "LabelName");
      i = named + 1;
      continue;
    }
    if (piece.tokenType === raw.digits || (piece.tokenType === raw.signed && !piece.image.endsWith("X"))) {
      mark(from, until, piece.tokenType === raw.digits ? "Digits" : "Signed");
      i += 1;
      continue;
    }
    if (isCounterName(pieces, i)) {
      mark(from, until, "CounterName");
      i += 1;
      continue;
    }
    if (previous !== undefined && (previous.image === "named" || previous.image === "called") && piece.tokenType === raw.word && /^[A-Z]/.test(piece.image)) {
      const last = lastOfName(pieces, i);
      mark(from, endOf(pieces[last] as IToken), "Name");
      given.push(text.slice(from, endOf(pieces[last] as IToken)));
      i = last + 1;
      continue;
    }
    if (found === null && isKindOfToken(pieces, i, lexicon)) {
      push(from, until, { type: lexicon.tokenType(["Tag"]), readings: new Map([["Tag", { lemma: piece.image, form: "singular" }]]), lowered: NONE });
      i += 1;
      continue;
    }
    const within = previous?.image === "with" ? partOfName(pieces, i) : null;
    if (within !== null) {
      mark(from, endOf(pieces[within] as IToken), "NamePart");
      i = within + 1;
      continue;
    }
    const parameter = piece.image.endsWith("]") ? parameters.find(({ name }) => piece.image.endsWith(`[${name}]`)) : undefined;
    if (parameter !== undefined) {
      mark(from, until, piece.tokenType === raw.signedParameter ? "Parameter:signed" : `Parameter:${parameter.kind}`);
      i += 1;
      continue;
    }
    if (found !== null) {
      push(from, foundEnd, found.entry);
      const rest = endOf(pieces[found.last] as IToken);
      if (rest > foundEnd) mark(foundEnd, rest, literalCategory(text.slice(foundEnd, rest)));
      i = found.last + 1;
      continue;
    }
    const split = piece.tokenType === raw.word ? CONTRACTION.exec(piece.image) : null;
    if (split !== null) {
      const middle = from + split.index;
      const stem = lexicon.entry(text.slice(from, middle), fresh);
      if (stem !== undefined) push(from, middle, stem);
      else unknown(from, middle);
      mark(middle, until, literalCategory(split[0]));
      i += 1;
      continue;
    }
    unknown(from, until);
    i += 1;
  }
  return { tokens, problems };

  function unknown(from: number, until: number): void {
    const image = text.slice(from, until);
    const known = lexicon.readings(lowerFirst(image));
    problems.push({ kind: known !== undefined ? "capital" : /^\p{L}/u.test(image) ? "unknownWord" : "unknownMark", span: { start: from, end: until }, text: image });
    mark(from, until, "Unknown");
  }
}

const NONE: ReadonlySet<string> = new Set();

/** Where the card's own names stand; where several would, the first of the list. */
function nameStarts(text: string, names: readonly SelfName[]): ReadonlyMap<number, SelfName> {
  const found = new Map<number, SelfName>();
  for (const name of names) {
    for (let at = name.text === "" ? -1 : text.indexOf(name.text); at >= 0; at = text.indexOf(name.text, at + name.text.length)) {
      const whole = !isWordPart(text.charAt(at - 1)) && !isWordPart(text.charAt(at + name.text.length));
      if (whole && !found.has(at)) found.set(at, name);
    }
  }
  return found;
}

/** Whether the quote that has just been closed ended a sentence inside it. */
function closesSentence(tokens: readonly CardToken[]): boolean {
  return /^[.?!]$/.test(tokens.at(-2)?.image ?? "");
}
