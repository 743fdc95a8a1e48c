import { openFile } from "../compiler/compile-file.ts";
import type { Language } from "../compiler/language.ts";
import type { CompiledCard } from "../compiler/compiled.ts";
import { readCardFile, type SourceCard } from "../grammar/card-file/index.ts";
import type { EraWording } from "../grammar/era-table.ts";
import type { Grammar } from "../grammar/grammar.ts";
import { formatCard, type CardLine, type Unproven } from "./format-card.ts";
import { layOut, lineFeeds } from "./lay-out.ts";
import { wordingsOf } from "./wordings/index.ts";

export interface FormatOptions {
  readonly language: Language;
  readonly era: EraWording;
  readonly file: string;
  readonly set?: string;
}

/** What has become of a card. `left`: why it stands as it stood, byte for byte, or null. */
export interface FormattedCard {
  readonly name: string;
  /** The line of its header before, from 1. */
  readonly line: number;
  readonly changed: boolean;
  /** `refused`: it is not understood; `unproven`: the card in its own words, laid out anew, would not mean the same. */
  readonly left: "refused" | "unproven" | null;
  /** Wordings of the era that were not taken, since they could not be shown to mean the same. */
  readonly unproven: readonly Unproven[];
}

export interface FormattedFile {
  readonly text: string;
  readonly cards: readonly FormattedCard[];
  /** Why the file stands as it stood, or null. */
  readonly left: string | null;
}

/** Faults for which a file is not cut into all its cards. */
const UNCUT = new Set(["file/too-large", "file/too-many-cards", "file/card-too-large"]);

/**
 * A file of cards in the house's layout and the wording of an era. Comments, the game line and keywords that the
 * file declares stay; so does, byte for byte, each card that is not understood.
 */
export function formatFile(source: string, { language, era, file, set }: FormatOptions): FormattedFile {
  const { cards, blocks, diagnostics } = readCardFile(source, { words: language.headerWords, blocks: ["keyword"] });
  const uncut = diagnostics.find(({ code }) => UNCUT.has(code));
  if (uncut !== undefined) return { text: source, cards: [], left: uncut.message };
  const { compile, language: own } = openFile(source, language, set === undefined ? { file } : { file, set });
  const formatter = { headerWords: own.headerWords, grammar: own.grammar, wordings: eraWordings(era, own.grammar) };
  const found = cards.map((card, index) => {
    const again = (other: SourceCard): CompiledCard => compile(other, index);
    const compiled = again(card);
    const formatted = compiled.ir === null ? null : formatCard(card, compiled, { ...formatter, compile: again });
    const was = source.slice(card.span.start, card.span.end);
    const text = formatted === null ? was : cardText(card, formatted.lines, source);
    const left = compiled.ir === null ? ("refused" as const) : formatted === null ? ("unproven" as const) : null;
    return { card, text, is: { name: compiled.name, line: card.line, changed: text !== was, left, unproven: formatted?.unproven ?? [] } };
  });
  const pieces = [...found.map(({ card, text }) => ({ span: card.span, text })), ...blocks.map(({ span }) => ({ span, text: lineFeeds(source.slice(span.start, span.end)) }))];
  return { text: layOut(source, pieces.sort((a, b) => a.span.start - b.span.start)), cards: found.map(({ is }) => is), left: null };
}

const known = new WeakMap<EraWording, WeakMap<Grammar, ReturnType<typeof wordingsOf>>>();

/** The wordings of an era; made once. */
function eraWordings(era: EraWording, grammar: Grammar): ReturnType<typeof wordingsOf> {
  const byGrammar = known.get(era) ?? new WeakMap<Grammar, ReturnType<typeof wordingsOf>>();
  known.set(era, byGrammar);
  const wordings = byGrammar.get(grammar) ?? wordingsOf(era, grammar);
  byGrammar.set(grammar, wordings);
  return wordings;
}

/** A card's lines, with the comments that stand in it each before the line that it stood before. */
function cardText(card: SourceCard, lines: readonly CardLine[], source: string): string {
  const comments = [...source.slice(card.span.start, card.span.end).matchAll(/(?<=[\n\r])#[^\n\r]*/g)].map((match) => ({ at: card.span.start + match.index, text: match[0].trimEnd() }));
  const texts: string[] = [];
  let next = 0;
  for (const line of lines) {
    for (let comment = comments[next]; comment !== undefined && comment.at < line.at; comment = comments[++next]) texts.push(comment.text);
    texts.push(line.text);
  }
  return [...texts, ...comments.slice(next).map(({ text }) => text)].join("\n");
}
