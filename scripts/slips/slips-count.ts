import type { Language } from "../../compiler/language.ts";
import { likelyMendings } from "../../compiler/suggest/mend.ts";
import { readParagraph } from "../../compiler/read-paragraph.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { Usage, usedWords } from "../../grammar/usage.ts";
import { compileInstead, wholeCards, type WholeCard } from "../meaning/whole-cards.ts";
import { makeSlips, slipKinds, type Slip, type SlipKind } from "./make-slips.ts";

/** What became of a slip. `legal`: the text with it is a text of its own. */
export interface JudgedSlip extends Slip {
  readonly became: "legal" | "right" | "wrong" | "nothing";
  /** What was suggested first. */
  readonly suggested: string | null;
}

export interface SlipsCount {
  readonly kinds: Readonly<Record<SlipKind, { readonly slips: number; readonly legal: number; readonly right: number }>>;
  readonly slips: number;
  readonly legal: number;
  /** Slips that are no texts of their own, and were noticed. */
  readonly noticed: number;
  readonly right: number;
  /** The share of those noticed whose first suggestion is what was meant. */
  readonly share: number;
}

/** Makes the commonest slips in the texts of whole cards, and looks at what is suggested for each. */
export function judgeSlips(paths: readonly string[], language: Language, most: number, seed = ""): JudgedSlip[] {
  const cards = wholeCards(paths, language);
  const usage = usageOf(cards);
  return makeSlips(cards.flatMap(({ paragraphs }) => paragraphs), usage.words().filter((word) => /^\p{L}/u.test(word)), most, seed).map((slip): JudgedSlip => {
    if (compileInstead(slip.paragraph, slip.text).outcome !== "refused") return { ...slip, became: "legal", suggested: null };
    const card = cards.find(({ paragraphs }) => paragraphs.includes(slip.paragraph)) as WholeCard;
    // What is known of usage must not come from the very text that is to be found.
    count(usage, card, -1);
    const refusal = readParagraph(slip.text, slip.paragraph.context).diagnostics.find(({ severity }) => severity === "error") ?? UNPLAYABLE;
    const first = likelyMendings(slip.text, slip.paragraph.context, refusal, { usage })[0]?.repairs[0];
    count(usage, card, 1);
    if (first === undefined) return { ...slip, became: "nothing", suggested: null };
    return { ...slip, became: first.text === slip.paragraph.text ? "right" : "wrong", suggested: first.text };
  });
}

/** What a text is refused for that only the engine refuses. */
const UNPLAYABLE: Diagnostic = { code: "meaning/unsupported", severity: "error", span: { start: 0, end: 0 }, message: "" };

function usageOf(cards: readonly WholeCard[]): Usage {
  const usage = new Usage();
  for (const card of cards) count(usage, card, 1);
  return usage;
}

function count(usage: Usage, { paragraphs }: WholeCard, times: number): void {
  for (const { text, context } of paragraphs) usage.add(usedWords(text, context.names).map(({ as }) => as), times);
}

/** Counts judged slips. */
export function countSlips(all: readonly JudgedSlip[]): SlipsCount {
  const of = (kind: SlipKind): { slips: number; legal: number; right: number } => {
    const these = all.filter((slip) => slip.kind === kind);
    return { slips: these.length, legal: these.filter(({ became }) => became === "legal").length, right: these.filter(({ became }) => became === "right").length };
  };
  const legal = all.filter(({ became }) => became === "legal").length;
  const right = all.filter(({ became }) => became === "right").length;
  const noticed = all.length - legal;
  return { kinds: Object.fromEntries(slipKinds.map((kind) => [kind, of(kind)])) as SlipsCount["kinds"], slips: all.length, legal, noticed, right, share: Math.round((right / noticed) * 1000) / 1000 };
}
