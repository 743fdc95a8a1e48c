import { readCardFile, type SourceCard } from "../grammar/card-file/index.ts";
import type { HeaderWords } from "../grammar/header/header-words.ts";
import { setOf } from "./set-cards.ts";

/** What rules that look at a whole set know of a card that stands in another file. */
export interface SetFact {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  /** Its code without the rarity: "(Fen-7"; empty where it has none. */
  readonly code: string;
  readonly set: string;
  /** The collector number; 0 for none, for tokens, and for cards that are not of the set proper. */
  readonly number: number;
  /** Whether it is played for a cost. */
  readonly priced: boolean;
}

/** A card of another file that is judged in the same run. */
export interface CardElsewhere extends SetFact {
  /** Whether its file comes before the one that is judged. */
  readonly earlier: boolean;
}

/** The facts of the cards of a file. */
export function setFacts(source: string, file: string, words: HeaderWords): SetFact[] {
  return readCardFile(source, { words, blocks: ["keyword"] }).cards.flatMap((card) => {
    const { header, line } = card;
    if (header === null) return [];
    return [{ file, line, name: header.name, code: codeOf(card, source), set: setOf({ header }), number: header.series === null ? (header.number ?? 0) : 0, priced: header.cost !== null }];
  });
}

/** The code of a card as it is written, without its rarity; empty for none, and for tokens, which are numbered 0. */
export function codeOf({ header }: Pick<SourceCard, "header">, source: string): string {
  if (header === null || header.spans.code === null || (header.number ?? 0) === 0) return "";
  return source.slice(header.spans.code.start, header.spans.code.end).replace(/\p{L}?\)$/u, "");
}

/** The sets that cards are of. */
export function setsOf(facts: readonly SetFact[]): ReadonlySet<string> {
  return new Set(facts.map(({ set }) => set).filter((set) => set !== ""));
}
