import type { CompiledCard, JudgedCard } from "../compiler/compiled.ts";
import type { Language } from "../compiler/language.ts";
import { isNode, type Node } from "../grammar/ast.ts";
import { lowerFirst } from "../grammar/capital.ts";
import type { SourceCard } from "../grammar/card-file/index.ts";
import type { Diagnostic } from "../grammar/diagnostics/diagnostic.ts";
import type { Header } from "../grammar/header/index.ts";
import { type Readings } from "../grammar/lexicon.ts";
import type { Card } from "../ir/index.ts";
import type { ParagraphView, TokenView } from "./paragraph-view.ts";

/** A card as rules see it. */
export interface CardView {
  readonly source: SourceCard;
  readonly name: string;
  readonly header: Header | null;
  /** What the card means; null when it is refused. */
  readonly ir: Card | null;
  readonly status: "whole" | "refused";
  /** The compiler's; spans count within the file. */
  readonly diagnostics: readonly Diagnostic[];
  /** Of both faces, the front first. Without tokens and nodes in the hook of a set. */
  readonly paragraphs: readonly ParagraphView[];
}

const NO_READINGS: Readings = new Map();

/** The view of a card; with tokens and nodes when it comes from the compiler itself. */
export function cardView(source: SourceCard, judged: JudgedCard | CompiledCard, language: Language): CardView {
  const paragraphs = "tokens" in judged ? readParagraphs(source, judged, language) : plainParagraphs(source);
  return {
    source,
    name: source.header?.name ?? source.headerText.text,
    header: source.header,
    get ir() {
      return judged.ir;
    },
    status: judged.status,
    diagnostics: judged.diagnostics,
    paragraphs,
  };
}

function plainParagraphs(source: SourceCard): ParagraphView[] {
  return source.faces.flatMap(({ side, paragraphs }) => paragraphs.map((paragraph, index) => ({ source: paragraph, text: paragraph.text, side, index, tokens: [], node: null })));
}

function readParagraphs(source: SourceCard, card: CompiledCard, language: Language): ParagraphView[] {
  const views: ParagraphView[] = [];
  let offset = 0;
  let next = 0;
  for (const [face, { side, paragraphs }] of source.faces.entries()) {
    if (side === "back") offset += "BACK:".length + 1;
    for (const [index, paragraph] of paragraphs.entries()) {
      const end = offset + paragraph.text.length;
      const tokens: TokenView[] = [];
      for (let token = card.tokens[next]; token !== undefined && token.end <= end; token = card.tokens[++next]) {
        tokens.push({ text: token.text, start: token.start - offset, end: token.end - offset, index: tokens.length, readings: readingsOf(token.text, language) });
      }
      const node = nodeAt(card.ast, face, index);
      views.push({ source: paragraph, text: paragraph.text, side, index, tokens, node });
      offset = end + 1;
    }
  }
  return views;
}

function readingsOf(text: string, { grammar: { lexicon } }: Language): Readings {
  return lexicon.readings(text) ?? lexicon.readings(lowerFirst(text)) ?? NO_READINGS;
}

function nodeAt(ast: unknown, face: number, index: number): Node | null {
  const { faces } = ast as { readonly faces: readonly { readonly paragraphs: readonly unknown[] }[] };
  const node = faces[face]?.paragraphs[index];
  return isNode(node) ? node : null;
}
