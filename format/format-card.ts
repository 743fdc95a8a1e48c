import { isNode, lemma, type Node } from "../grammar/ast.ts";
import { readCardFile, type SourceCard } from "../grammar/card-file/index.ts";
import type { Grammar } from "../grammar/grammar.ts";
import { inHouseNotation, printHeader, type Header, type HeaderWords } from "../grammar/header/index.ts";
import type { CompiledCard } from "../compiler/compiled.ts";
import { reword, sameTree, type Place, type Wording } from "./wording.ts";

/** What a card is formatted with. */
export interface CardFormatter {
  readonly headerWords: HeaderWords;
  readonly grammar: Grammar;
  readonly wordings: readonly Wording[];
  /** Compiles a card as its file would. */
  readonly compile: (card: SourceCard) => CompiledCard;
}

/** A wording that was not taken, since it could not be shown to mean the same. */
export interface Unproven {
  readonly text: string;
  readonly instead: string;
}

/** A card in the house's notation and wording. */
export interface FormattedText {
  /** The header, then a line a paragraph. */
  readonly lines: readonly CardLine[];
  readonly unproven: readonly Unproven[];
}

/** A line of a card and the place in the file, before which a comment stays before it. */
export interface CardLine {
  readonly text: string;
  readonly at: number;
}

/** Formatting a card again changes it at most so many times; more often it is not settled and stays as it is. */
const mostRounds = 4;

/**
 * The card as the house writes it, of the same meaning: each wording is kept only if the card, compiled again, has the
 * same IR. Null where that can't be shown even of the card in its own words, or where formatting does not settle.
 */
export function formatCard(card: SourceCard, compiled: CompiledCard, formatter: CardFormatter): FormattedText | null {
  if (card.header === null || compiled.ir === null) return null;
  const own = new Layout(card, printHeader(inHouseNotation(card.header, formatter.headerWords)));
  let current: Proven = { texts: own.texts, compiled };
  if (own.text(own.texts) !== own.source()) {
    const proven = prove(own, own.texts, compiled, formatter);
    if (proven === null) return null;
    current = proven;
  }
  const unproven: Unproven[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    const next = rewordCard(own, current, compiled, formatter, round === 0 ? unproven : []);
    if (next === current) return { lines: own.lines(current.texts), unproven };
    current = next;
  }
  return null;
}

/** Texts of the paragraphs, and the card as it is compiled with them. */
interface Proven {
  readonly texts: readonly string[];
  readonly compiled: CompiledCard;
}

/** One round of wordings: all together; where that is not the same meaning, paragraph by paragraph, then one by one. */
function rewordCard(layout: Layout, from: Proven, original: CompiledCard, formatter: CardFormatter, unproven: Unproven[]): Proven {
  const place = placeOf(original.header as Header, from.compiled);
  const nodes = paragraphsOf(from.compiled);
  const worded = (index: number, wordings: readonly Wording[]): string => {
    const node = nodes[index] ?? null;
    const now = node === null ? null : reword(node, wordings, place);
    return now === null || now === node ? (from.texts[index] as string) : formatter.grammar.print(now);
  };
  const texts = from.texts.map((_, index) => worded(index, formatter.wordings));
  const changed = texts.flatMap((text, index) => (text === from.texts[index] ? [] : [index]));
  if (changed.length === 0) return from;
  const all = prove(layout, texts, original, formatter);
  if (all !== null) return all;
  let proven = from;
  for (const index of changed) {
    const whole = prove(layout, replaced(proven.texts, index, texts[index] as string), original, formatter);
    if (whole !== null) {
      proven = whole;
      continue;
    }
    let taken: readonly Wording[] = [];
    for (const wording of formatter.wordings) {
      const text = worded(index, [...taken, wording]);
      if (text === proven.texts[index]) continue;
      const next = prove(layout, replaced(proven.texts, index, text), original, formatter);
      if (next === null) unproven.push({ text: from.texts[index] as string, instead: text });
      else {
        proven = next;
        taken = [...taken, wording];
      }
    }
  }
  return proven;
}

const replaced = (texts: readonly string[], index: number, text: string): string[] => texts.map((each, place) => (place === index ? text : each));

/** The card compiled with other texts, if it means the same. */
function prove(layout: Layout, texts: readonly string[], original: CompiledCard, formatter: CardFormatter): Proven | null {
  const { cards, blocks, diagnostics } = readCardFile(layout.text(texts), { words: formatter.headerWords, blocks: ["keyword"] });
  const [card, ...others] = cards;
  if (card === undefined || others.length > 0 || blocks.length > 0 || diagnostics.length > 0) return null;
  const compiled = formatter.compile(card);
  return compiled.ir !== null && sameTree(compiled.ir, original.ir) ? { texts, compiled } : null;
}

const paragraphsOf = ({ ast }: CompiledCard): readonly (Node | null)[] => (ast as { readonly faces: readonly { readonly paragraphs: readonly (Node | null)[] }[] }).faces.flatMap(({ paragraphs }) => paragraphs);

/** The header, and the names that the card calls itself by. */
function placeOf(header: Header, compiled: CompiledCard): Pick<Place, "header" | "names"> {
  const names: string[] = [];
  const visit = (node: Node): void => {
    if (node.kind === "Aside" || node.kind === "Quote") return;
    const name = node.kind === "SelfName" ? lemma(node, "name") : null;
    if (name !== null) names.push(name);
    for (const value of Object.values(node)) for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
  };
  for (const node of paragraphsOf(compiled)) if (node !== null) visit(node);
  return { header, names };
}

/** The lines of a card: its header, the labels of its faces, a line a paragraph. */
class Layout {
  readonly #card: SourceCard;
  readonly #header: string;
  /** What the paragraphs say, with single blanks. */
  readonly texts: readonly string[];

  constructor(card: SourceCard, header: string) {
    this.#card = card;
    this.#header = header;
    this.texts = card.faces.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text.replace(/\s+/g, " ").trim()));
  }

  lines(texts: readonly string[]): CardLine[] {
    const lines: CardLine[] = [{ text: this.#header, at: this.#card.span.start }];
    let index = 0;
    for (const { side, label, paragraphs } of this.#card.faces) {
      if (label !== null) lines.push({ text: side === "front" ? "FRONT:" : "BACK:", at: label.start });
      for (const { span } of paragraphs) lines.push({ text: texts[index++] as string, at: span.start });
    }
    return lines;
  }

  text(texts: readonly string[]): string {
    return this.lines(texts)
      .map(({ text }) => text)
      .join("\n");
  }

  /** The card as it has been compiled, where it stands so already. */
  source(): string {
    const { headerText, faces } = this.#card;
    const lines = [headerText.text];
    for (const { side, label, paragraphs } of faces) {
      if (label !== null) lines.push(side === "front" ? "FRONT:" : "BACK:");
      for (const { text } of paragraphs) lines.push(text);
    }
    return lines.join("\n");
  }
}
