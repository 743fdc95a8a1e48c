import { lowerFirst } from "./capital.ts";
import type { IToken } from "chevrotain";
import { type Entry, type Lexicon } from "./lexicon.ts";
import { CONTRACTION, endOf } from "./pieces.ts";

/** The longest run of pieces from `index` on that is an entry of the lexicon; a possessive may go on in its last piece: "Boss player's". */
export function longestEntry(pieces: readonly IToken[], index: number, lexicon: Lexicon, fresh: boolean): { readonly last: number; readonly entry: Entry; readonly end: number } | null {
  const first = pieces[index] as IToken;
  let written = first.image;
  let entry = lexicon.entry(written, fresh);
  let last = index;
  let end = endOf(first);
  for (let next = index + 1; next < pieces.length; next += 1) {
    if (!lexicon.continues(written) && !(fresh && lexicon.continues(lowerFirst(written)))) break;
    const piece = pieces[next] as IToken;
    written += (piece.startOffset > endOf(pieces[next - 1] as IToken) ? " " : "") + piece.image;
    const whole = lexicon.entry(written, fresh);
    const stem = whole === undefined ? written.replace(CONTRACTION, "") : written;
    const longer = whole ?? lexicon.entry(stem, fresh);
    if (longer !== undefined) {
      entry = longer;
      last = next;
      end = endOf(piece) - (written.length - stem.length);
    }
  }
  return entry === undefined ? null : { last, entry, end };
}
