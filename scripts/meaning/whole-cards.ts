import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Resolved } from "../../compiler/1-resolve/mention.ts";
import { compileOwnKeywords } from "../../compiler/compile-keyword.ts";
import { verbsOf, type Language } from "../../compiler/language.ts";
import { isFront } from "../../compiler/compile-file.ts";
import { readParagraph, resolveParagraph, type ParagraphContext } from "../../compiler/read-paragraph.ts";
import { readCardFile, type SourceCard } from "../../grammar/card-file/index.ts";
import type { Node } from "../../grammar/ast.ts";
import { isPersonal, selfNames } from "../../grammar/self-names.ts";
import { FORMAT, type Card, type Power } from "../../ir/index.ts";

/** A paragraph of a card that compiles whole, and all that is needed to compile another wording of it. */
export interface WholeParagraph {
  readonly card: string;
  readonly file: string;
  readonly text: string;
  readonly node: Node;
  readonly powers: readonly Power[];
  /** The texts before it. */
  readonly before: readonly string[];
  readonly context: ParagraphContext;
}

export interface WholeCard {
  readonly name: string;
  readonly file: string;
  readonly paragraphs: readonly WholeParagraph[];
}

/** The cards of some files that compile whole. Cards without text are left out. */
export function wholeCards(paths: readonly string[], language: Language): WholeCard[] {
  return paths.flatMap((path) => {
    const file = readCardFile(readFileSync(path, "utf8"), { words: language.headerWords, blocks: ["keyword"] });
    const own = compileOwnKeywords(file.blocks, language).language;
    return file.cards.flatMap((card) => wholeCard(card, basename(path), own) ?? []);
  });
}

function wholeCard(card: SourceCard, file: string, language: Language): WholeCard | null {
  const { header } = card;
  if (header === null || card.diagnostics.some(({ severity }) => severity === "error")) return null;
  const types = header.types.map((type) => type.toLowerCase());
  const names = selfNames(header.name, isPersonal(types, language.grammar.vocabulary));
  const earlier: Resolved[] = [];
  const paragraphs: WholeParagraph[] = [];
  for (const { text, front } of card.faces.flatMap((face) => face.paragraphs.map((paragraph) => ({ text: paragraph.text, front: isFront(face, card) })))) {
    const context: ParagraphContext = { language, names, verbs: verbsOf(language), types, earlier: [...earlier], front };
    const { node, powers, resolved, diagnostics } = readParagraph(text, context);
    if (node === null || powers === null || resolved === null || diagnostics.some(({ severity }) => severity === "error")) return null;
    if (unplayable(powers, language)) return null;
    earlier.push(resolved);
    paragraphs.push({ card: header.name, file, text, node, powers, before: paragraphs.map((each) => each.text), context });
  }
  return paragraphs.length === 0 ? null : { name: header.name, file, paragraphs };
}

/** What became of another wording of a paragraph. */
export type Outcome = "changed" | "same" | "refused";

/** Compiles another wording of a paragraph, and says whether it means something else. */
export function compileInstead(paragraph: WholeParagraph, text: string): { readonly outcome: Outcome; readonly why: string } {
  const { node, powers, diagnostics } = readParagraph(text, { ...paragraph.context, earlier: earlierOf(paragraph) });
  if (node === null || powers === null) return { outcome: "refused", why: diagnostics[0]?.message ?? "" };
  const meaning = JSON.stringify(powers);
  if (meaning === JSON.stringify(paragraph.powers)) return { outcome: "same", why: "" };
  return unplayable(powers, paragraph.context.language) ? { outcome: "refused", why: "the engine can't tell it apart" } : { outcome: "changed", why: "" };
}

/** The paragraphs before one, read anew: what another wording of it has named there is no name for the next. */
function earlierOf({ before, context }: WholeParagraph): readonly Resolved[] {
  const earlier: Resolved[] = [];
  for (const text of before) {
    const { resolved } = resolveParagraph(text, { ...context, earlier: [...earlier] });
    if (resolved !== null) earlier.push(resolved);
  }
  return earlier;
}

/** Whether the engine can't play some powers. */
function unplayable(powers: readonly Power[], language: Language): boolean {
  const bearer = { format: FORMAT, powers } as unknown as Card;
  return (language.unsupported?.(bearer) ?? []).length > 0;
}

