import { lemma, text, walk, type Node } from "../grammar/ast.ts";
import { fileSpan, type SourceParagraph } from "../grammar/card-file/index.ts";
import type { Diagnostic, Span } from "../grammar/diagnostics/diagnostic.ts";
import type { Card } from "../ir/index.ts";
import type { Language } from "./language.ts";
import type { ReadParagraph } from "./read-paragraph.ts";

/** A paragraph of a card as it stands in its file, with what was read of it. */
interface Part {
  readonly paragraph: SourceParagraph;
  readonly read: ReadParagraph;
}

/** What of a card no rule of the engine tells apart, told at the words that say it. Spans count from the start of the file. */
export function unplayable(card: Card, parts: readonly Part[], whole: Span, { unsupported }: Language): readonly Diagnostic[] {
  if (unsupported === undefined) return [];
  return unsupported(card).map((what) => {
    const part = parts.find(({ read }) => read.powers !== null && unsupported(alone(card, read.powers)).includes(what));
    const node = part?.read.node ?? null;
    if (part === undefined || node === null) return told(whole, `No rule of the game tells this apart: ${what}.`);
    const { start, end } = sayingIn(node, what).span;
    return told(fileSpan(part.paragraph, start, end), `“${part.paragraph.text.slice(start, end)}”: no rule of the game tells this apart (${what}).`);
  });
}

/** A card with the powers of one paragraph. */
const alone = (card: Card, powers: Card["powers"]): Card => ({ ...card, powers, back: null });

/** The smallest part of a paragraph with a word that the complaint names, a verb or noun before all others; the paragraph, where it names none that is printed. */
function sayingIn(paragraph: Node, what: string): Node {
  const named = new Set(what.split(" "));
  const smallest = (says: (node: Node, field: string) => boolean): Node | undefined =>
    walk(paragraph).filter((node) => Object.keys(node).some((field) => field !== "kind" && says(node, field))).sort((a, b) => length(a) - length(b))[0];
  return smallest((node, field) => named.has(lemma(node, field) ?? "")) ?? smallest((node, field) => named.has(text(node, field)?.toLowerCase() ?? "")) ?? paragraph;
}

const length = ({ span: { start, end } }: Node): number => end - start;

function told(span: Span, message: string): Diagnostic {
  return { code: "meaning/unsupported", severity: "error", span, message, help: "The engine would do nothing with it, so the card is not compiled." };
}
