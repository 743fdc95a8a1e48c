import type { Node } from "../grammar/ast.ts";
import type { SourceParagraph } from "../grammar/card-file/index.ts";
import type { Span } from "../grammar/diagnostics/diagnostic.ts";
import type { Readings } from "../grammar/lexicon.ts";

/** A word or mark of a paragraph. Offsets count within the paragraph's text. */
export interface TokenView extends Span {
  readonly text: string;
  readonly index: number;
  /** What the text can be by the lexicon, as written or with a small first letter; empty for what is none of the language. */
  readonly readings: Readings;
}

/** A paragraph of a card as rules see it. */
export interface ParagraphView {
  readonly source: SourceParagraph;
  /** Straight quotes, plain spaces, character references resolved. Offsets of tokens and nodes count within it. */
  readonly text: string;
  readonly side: "front" | "back";
  /** From 0, within its face. */
  readonly index: number;
  readonly tokens: readonly TokenView[];
  /** Null where the paragraph was not read. */
  readonly node: Node | null;
}
