import type { Span } from "../grammar/diagnostics/diagnostic.ts";
import type { CardView } from "./card-view.ts";
import type { CardContext } from "./context.ts";

/** The header and the paragraphs of a card as they stand in the file, before quotes and spaces are made plain. */
export function writtenStretches({ source }: CardView): readonly Span[] {
  return [source.headerText.span, ...source.faces.flatMap(({ paragraphs }) => paragraphs.map(({ span }) => span))];
}

/** Marks that stand in the written text, with what to write instead of each. */
export interface Misprint {
  readonly message: string;
  /** What to write instead; the whole match is replaced. */
  readonly instead: string;
  readonly help?: string;
}

/** Reports what a pattern finds in the written text of a card, where `judge` finds fault with it. */
export function typography(card: CardView, context: CardContext, pattern: RegExp, judge: (match: { readonly text: string; readonly span: Span; readonly before: string; readonly after: string; readonly groups: readonly (string | undefined)[] }) => Misprint | null): void {
  for (const stretch of writtenStretches(card)) {
    const raw = context.source.slice(stretch.start, stretch.end);
    for (const match of raw.matchAll(pattern)) {
      const [text] = match;
      const span = { start: stretch.start + match.index, end: stretch.start + match.index + text.length };
      const misprint = judge({ text, span, before: raw.slice(0, match.index), after: raw.slice(match.index + text.length), groups: match.slice(1) });
      if (misprint === null) continue;
      const { message, instead, help } = misprint;
      const claims = context.diagnostics().filter((diagnostic) => diagnostic.span.start < span.end && span.start < diagnostic.span.end && diagnostic.code !== "meaning/not-understood");
      const title = instead.trim() === "" ? (instead === "" ? "Delete it" : "Write one space") : `Write “${instead}”`;
      context.report({ span, message, help: help ?? `${title}.`, fixes: [{ title, edits: [{ ...span, text: instead }] }], claims });
    }
  }
}
