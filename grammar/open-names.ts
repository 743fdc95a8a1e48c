import type { IToken } from "chevrotain";
import { didYouMean } from "./diagnostics/did-you-mean.ts";
import type { Lexicon } from "./lexicon.ts";
import { raw } from "./pieces.ts";
import { longestEntry } from "./longest-entry.ts";

/** Words after which no open name stands before "counter". */
const NOT_COUNTER_NAMES = new Set("a an the another that this those all each any no more other one two three four five six seven eight nine ten of X additional remove less fewer first last".split(" "));

/**
 * The last word of a made-up name before a colon: capitalised words of which one is no word of the language, nor a
 * slip of one.
 */
export function labelName(pieces: readonly IToken[], index: number, lexicon: Lexicon): number | null {
  let last = index;
  while (/^\p{Lu}/u.test(pieces[last]?.image ?? "") || (last > index && /^(?:of|the|for)$/.test(pieces[last]?.image ?? ""))) last += 1;
  if (last === index || pieces[last]?.image !== ":" || longestEntry(pieces, index, lexicon, true)?.last === last - 1) return null;
  const unknown = pieces.slice(index, last).filter(({ image }) => /^\p{Lu}/u.test(image) && lexicon.entry(image, true) === undefined && !lexicon.continues(image));
  if (unknown.length === 0 || unknown.some(({ image }) => didYouMean(image, lexicon.texts()).length > 0)) return null;
  return last - 1;
}

/** Whether a word names a kind that a token is of, and no other card need be: capitalised words before "ally token", of which this is no word of the language, nor a slip of one. */
export function isKindOfToken(pieces: readonly IToken[], index: number, lexicon: Lexicon): boolean {
  const image = pieces[index]?.image ?? "";
  if (pieces[index]?.tokenType !== raw.word || !/^\p{Lu}/u.test(image)) return false;
  let next = index + 1;
  while (/^\p{Lu}/u.test(pieces[next]?.image ?? "")) next += 1;
  return /^\p{Ll}/u.test(pieces[next]?.image ?? "") && /^tokens?$/.test(pieces[next + 1]?.image ?? "") && !lexicon.continues(image) && didYouMean(image, lexicon.texts()).length === 0;
}

/** Whether a piece is the made-up name of a kind of counter. */
export function isCounterName(pieces: readonly IToken[], index: number): boolean {
  const piece = pieces[index];
  if (piece?.tokenType !== raw.word || !/^counters?$/.test(pieces[index + 1]?.image ?? "")) return false;
  return !NOT_COUNTER_NAMES.has(piece.image) && /^[a-z]/.test(piece.image);
}

/** The last word of a made-up name that begins at a piece. */
export function lastOfName(pieces: readonly IToken[], index: number): number {
  let last = index;
  while (continuesName(pieces, last + 1)) last += 1;
  return last;
}

/** A made-up name goes on with capitalised words, and with small ones that another capital follows. */
function continuesName(pieces: readonly IToken[], index: number): boolean {
  const image = pieces[index]?.image ?? "";
  if (/^[A-Z]/.test(image)) return true;
  return /^(?:of|the)$/.test(image) && continuesName(pieces, index + 1);
}

/** The last word of a part of a name: "with | Bolvar | in its name". */
export function partOfName(pieces: readonly IToken[], index: number): number | null {
  if (pieces[index]?.tokenType !== raw.word || !/^[A-Z]/.test(pieces[index]?.image ?? "")) return null;
  const last = lastOfName(pieces, index);
  const [preposition, whose, word] = [1, 2, 3].map((ahead) => pieces[last + ahead]?.image ?? "");
  return preposition === "in" && /^(?:its|their)$/.test(whose ?? "") && /^names?$/.test(word ?? "") ? last : null;
}
