import { mutationsOf, operators } from "./mutations.ts";
import { compileInstead, type Outcome, type WholeCard } from "./whole-cards.ts";

/** What came of an operator's changes. */
export interface OperatorCount {
  readonly operator: string;
  readonly keeps: boolean;
  changed: number;
  same: number;
  refused: number;
}

export interface Mutant {
  readonly operator: string;
  readonly outcome: Outcome;
  readonly card: string;
  readonly text: string;
  readonly changed: string;
  readonly why: string;
}

export interface MutantsResult {
  readonly cards: number;
  readonly operators: readonly OperatorCount[];
  /** Those that mean the same, and refusals of well-formed English. */
  readonly notable: readonly Mutant[];
}

/** Changes one word at a time, and sees whether the card means something else. */
export function countMutants(cards: readonly WholeCard[], most: number): MutantsResult {
  const counts = new Map(operators.map(({ name, keeps }) => [name, { operator: name, keeps, changed: 0, same: 0, refused: 0 }]));
  const notable: Mutant[] = [];
  let turn = 0;
  for (const paragraph of cards.flatMap((card) => card.paragraphs)) {
    turn += 1;
    for (const { operator, text } of mutationsOf(paragraph.text, paragraph.context.names.map((name) => name.text), most, turn)) {
      const count = counts.get(operator) as OperatorCount;
      const { outcome, why } = compileInstead(paragraph, text);
      count[outcome] += 1;
      if (outcome === "same" || (outcome === "refused" && count.keeps)) notable.push({ operator, outcome, card: paragraph.card, text: paragraph.text, changed: text, why });
    }
  }
  return { cards: cards.length, operators: [...counts.values()], notable };
}

/** A share in per cent, to a tenth. */
export const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10);
