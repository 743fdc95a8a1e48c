import type { CompiledFile } from "../compiler/compiled.ts";
import { compileFile } from "../compiler/compile-file.ts";
import type { Language } from "../compiler/language.ts";
import { readCardFile } from "../grammar/card-file/index.ts";

/** The text of a file with every edit done; null where two of them touch the same words. */
export function edited(source: string, edits: readonly { readonly span: { readonly start: number; readonly end: number }; readonly text: string }[]): string | null {
  const order = [...edits].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  let text = "";
  let at = 0;
  for (const { span, text: instead } of order) {
    if (span.start < at) return null;
    text += source.slice(at, span.start) + instead;
    at = span.end;
  }
  return text + source.slice(at);
}

/**
 * Whether one text of cards may stand for another: each card means the same as before, or was refused before and
 * is whole now, or reads word for word as before. A card can't come or go.
 */
export function keepsMeaning(before: string, after: string, language: Language): boolean {
  if (before === after) return true;
  const [old, now] = [before, after].map((source) => ({ file: compileFile(source, language, { file: "cards" }), words: wordsOf(source, language) }));
  if (old === undefined || now === undefined || old.file.cards.length !== now.file.cards.length) return false;
  if (errors(now.file) > errors(old.file)) return false;
  return old.file.cards.every((card, index) => {
    const other = now.file.cards[index];
    if (other === undefined) return false;
    if (card.ir !== null) return other.ir !== null && JSON.stringify(card.ir) === JSON.stringify(other.ir);
    return other.ir !== null || (old.words[index] === now.words[index] && other.diagnostics.length <= card.diagnostics.length);
  });
}

function errors({ diagnostics }: CompiledFile): number {
  return diagnostics.filter(({ severity }) => severity === "error").length;
}

/** Each card as it is read, whatever blanks stand between its words. */
function wordsOf(source: string, language: Language): string[] {
  const { cards } = readCardFile(source, { words: language.headerWords, blocks: ["keyword"] });
  return cards.map(({ headerText, faces }) => [headerText.text, ...faces.flatMap(({ side, paragraphs }) => [side, ...paragraphs.map(({ text }) => text)])].join("\n").replace(/[^\S\n]+/g, " "));
}
