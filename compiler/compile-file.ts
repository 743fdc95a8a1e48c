import { cardKeys, fileSpan, keyOfName, readCardFile, type SourceBlock, type SourceCard, type SourceFace, type SourceParagraph } from "../grammar/card-file/index.ts";
import type { Diagnostic } from "../grammar/diagnostics/diagnostic.ts";
import { tagsOf } from "../grammar/header/header.ts";
import { isPersonal, selfNames } from "../grammar/self-names.ts";
import type { Card, Power } from "../ir/index.ts";
import type { Binding, CompiledCard, CompiledFile, JudgedCard, JudgedFile, OwnedToken } from "./compiled.ts";
import { brokenOff } from "./broken-off.ts";
import { compileOwnKeywords } from "./compile-keyword.ts";
import { facePowers, frameOf } from "./face-powers.ts";
import { lowerCard } from "./2-lower/card.ts";
import { labelsOf } from "./2-lower/powers/label.ts";
import { unnamedChoices } from "./2-lower/effects/unnamed.ts";
import type { Language } from "./language.ts";
import { verbsOf } from "./language.ts";
import { lowerRead, resolveParagraph, type ParagraphContext, type ReadParagraph } from "./read-paragraph.ts";
import type { Resolved } from "./1-resolve/mention.ts";
import { unplayable } from "./unplayable.ts";

export interface CompileOptions {
  /** The file's name, for messages and for the name of its set. */
  readonly file: string;
  /** The set; by default the file's name without folder and ending. */
  readonly set?: string;
}

/** What is known already of a card with its key, in a file that declares these keywords; null where it must be compiled. */
export type KnownCard = (card: SourceCard, key: string, keywords: readonly SourceBlock[]) => JudgedCard | null;

/** Compiles the text of a file of cards. Never throws: what is wrong is in the diagnostics. */
export function compileFile(source: string, language: Language, options: CompileOptions): CompiledFile {
  const { cards, compile, file } = openFile(source, language, options);
  return { ...file, cards: cards.map(compile) };
}

/** Compiles the cards of a file of which nothing is known. */
export function judgeFile(source: string, language: Language, options: CompileOptions, known: KnownCard): JudgedFile {
  const { cards, keys, blocks, compile, file } = openFile(source, language, options);
  return { ...file, cards: cards.map((card, index) => known(card, keys[index] as string, blocks) ?? compile(card, index)) };
}

/** A file that is cut into cards; `compile` takes any card in the place of that index. */
export interface OpenFile {
  readonly cards: readonly SourceCard[];
  readonly keys: readonly string[];
  readonly blocks: readonly SourceBlock[];
  /** The language with the keywords that the file declares. */
  readonly language: Language;
  readonly compile: (card: SourceCard, index: number) => CompiledCard;
  readonly file: Omit<CompiledFile, "cards">;
}

/** Reads a file and its keywords; its cards are compiled one by one, or others in their place. */
export function openFile(source: string, language: Language, options: CompileOptions): OpenFile {
  const set = options.set ?? keyOfName((options.file.split(/[\\/]/).at(-1) ?? "").replace(/\.cards$/, ""));
  const { cards, blocks, diagnostics } = readCardFile(source, { words: language.headerWords, blocks: ["keyword"] });
  const keywords = compileOwnKeywords(blocks, language);
  const keys = cardKeys(cards);
  const inCards = new Set(cards.flatMap((card) => card.diagnostics));
  return {
    cards,
    keys,
    blocks,
    language: keywords.language,
    compile: (card, index) => compileCard(card, keys[index] as string, keywords.language, { file: options.file, set }),
    file: {
      file: options.file,
      game: language.game,
      set,
      source,
      keywords: keywords.definitions,
      diagnostics: [...diagnostics.filter((diagnostic) => !inCards.has(diagnostic)), ...keywords.diagnostics],
    },
  };
}

interface Place {
  readonly file: string;
  readonly set: string;
}

/** A face of a card whose paragraphs were read. */
interface ReadFace {
  readonly side: SourceFace["side"];
  readonly paragraphs: readonly { readonly paragraph: SourceParagraph; readonly read: ReadParagraph }[];
}

/** Reads, resolves and lowers the paragraphs of a card whose header was read. Diagnostics count from the start of the file. */
export function readFaces(card: SourceCard, language: Language): { readonly faces: readonly ReadFace[]; readonly diagnostics: readonly Diagnostic[] } {
  const { header } = card;
  const diagnostics: Diagnostic[] = [];
  const names = header === null ? [] : selfNames(header.name, isPersonal(header.types, language.grammar.vocabulary));
  const resolved: Resolved[] = [];
  const context: ParagraphContext = { language, names, verbs: verbsOf(language), types: header?.types.map((type) => type.toLowerCase()) ?? [], earlier: resolved, tags: header === null ? [] : tagsOf(header) };
  const found = card.faces.map((face) =>
    face.paragraphs.map((paragraph) => {
      const read = resolveParagraph(paragraph.text, context);
      if (read.resolved !== null) resolved.push(read.resolved);
      return { paragraph, read };
    }),
  );
  const faces = card.faces.map((face, index) => ({
    side: face.side,
    paragraphs: (found[index] ?? []).map(({ paragraph, read: before }, place) => {
      const labels = (found[index] ?? []).slice(0, place).flatMap(({ read: { node } }) => (node === null ? [] : labelsOf(node)));
      const nodes = (found[index] ?? []).map(({ read: { node } }) => node);
      const frame = frameOf(nodes, place);
      const over = frame === null ? undefined : found[index]?.[frame]?.read;
      const framed = over?.node == null || over.resolved === null ? {} : { frame: { node: over.node, resolved: over.resolved } };
      const here = { ...context, front: isFront(face, card), labels, ...framed, heads: frameOf(nodes, place + 1) === place };
      const read = lowerRead(paragraph.text, before, here);
      const last = found[index]?.[place - 1];
      const apart = last === undefined || read.powers !== null ? null : brokenOff(last, { paragraph, read }, here);
      diagnostics.push(...(apart === null ? read.diagnostics.map((diagnostic) => inFile(diagnostic, paragraph)) : [apart]));
      return { paragraph, read };
    }),
  }));
  return { faces, diagnostics };
}

/** Compiles one card. A paragraph that fails refuses the card. */
function compileCard(card: SourceCard, key: string, language: Language, place: Place): CompiledCard {
  const { header } = card;
  const { faces, diagnostics: found } = readFaces(card, language);
  const diagnostics: Diagnostic[] = [...card.diagnostics, ...found];
  const refused = header === null || diagnostics.some(({ severity }) => severity === "error");
  let ir: Card | null = null;
  if (!refused) {
    const powers = (side: "front" | "back"): Power[] | null => {
      const face = faces.find((each) => each.side === side);
      return face === undefined ? null : facePowers(face.paragraphs.map(({ read }) => read));
    };
    ir = lowerCard(header, { game: language.game, set: place.set, key }, powers("front") ?? [], powers("back"), language.headerWords.specialisations);
    for (const what of unnamedChoices([...ir.powers, ...(ir.back?.powers ?? [])])) {
      diagnostics.push({ code: "meaning/not-chosen", severity: "error", span: card.span, message: `The card speaks of a chosen ${what}, and nothing lets anyone choose one.` });
      ir = null;
    }
    for (const fault of ir === null ? [] : unplayable(ir, faces.flatMap(({ paragraphs }) => paragraphs), card.span, language)) {
      diagnostics.push(fault);
      ir = null;
    }
  }
  // Most of who compiles a card never asks how it was read.
  let written: Written | null = null;
  const asked = (): Written => (written ??= writtenText(faces));
  return {
    file: place.file,
    line: card.line,
    game: language.game,
    set: place.set,
    key,
    name: header?.name ?? card.headerText.text,
    header,
    text: faces.flatMap(linesOf).join("\n"),
    get tokens() {
      return asked().tokens;
    },
    ast: { faces: faces.map(({ side, paragraphs }) => ({ side, paragraphs: paragraphs.map(({ read }) => read.node) })) },
    get printed() {
      return asked().printed;
    },
    get bindings() {
      return asked().bindings;
    },
    ir,
    diagnostics,
    status: ir === null ? "refused" : "whole",
  };
}

/** Whether a face has another behind it. */
export const isFront = (face: SourceFace, card: SourceCard): boolean => card.faces.length > 1 && face.side === "front";

/** A diagnostic of a paragraph, with its spans counted from the start of the file. */
export function inFile(diagnostic: Diagnostic, paragraph: SourceParagraph): Diagnostic {
  const { span, fix, related } = diagnostic;
  return {
    ...diagnostic,
    span: fileSpan(paragraph, span.start, span.end),
    ...(fix === undefined ? {} : { fix: { ...fix, edits: fix.edits.map((edit) => ({ ...edit, span: fileSpan(paragraph, edit.span.start, edit.span.end) })) } }),
    ...(related === undefined ? {} : { related: related.map((each) => ({ ...each, span: fileSpan(paragraph, each.span.start, each.span.end) })) }),
  };
}

/** The lines of a face as they stand in the file. */
const linesOf = ({ side, paragraphs }: ReadFace): readonly string[] => [...(side === "back" ? ["BACK:"] : []), ...paragraphs.map(({ paragraph }) => paragraph.text)];

/** How a card was read: its tokens and bindings, counted in its text as one, and what its nodes print. */
type Written = Pick<CompiledCard, "tokens" | "bindings" | "printed">;

function writtenText(faces: readonly ReadFace[]): Written {
  const printed: (string | null)[] = [];
  const tokens: OwnedToken[] = [];
  const bindings: Binding[] = [];
  let offset = 0;
  for (const [index, face] of faces.entries()) {
    if (face.side === "back") {
      offset += "BACK:\n".length;
      printed.push("BACK:");
    }
    for (const [place, { paragraph, read }] of face.paragraphs.entries()) {
      const root = `/faces/${index}/paragraphs/${place}`;
      const placed = read.placed();
      for (const { text, start, end, node } of placed.tokens) tokens.push({ text, start: start + offset, end: end + offset, node: root + node });
      for (const binding of placed.bindings) bindings.push({ ...binding, node: root + binding.node, to: binding.to.startsWith("/") ? root + binding.to : binding.to });
      offset += paragraph.text.length + 1;
      printed.push(read.printed);
    }
  }
  return { printed: printed.some((text) => text === null) ? null : printed.join("\n"), tokens, bindings };
}
