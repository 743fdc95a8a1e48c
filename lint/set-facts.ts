import { readCardFile, type SourceCard } from "../grammar/card-file/index.ts";
import type { HeaderWords } from "../grammar/header/header-words.ts";
import { setOf } from "./set-cards.ts";
import type { SetFact } from "./set-fact.ts";

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
