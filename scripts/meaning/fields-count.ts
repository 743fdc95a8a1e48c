import { childNodes, type Node } from "../../grammar/ast.ts";
import { isClarifying } from "../../compiler/untaken.ts";
import { fieldsOf } from "../../grammar/field-table.ts";
import { phrases } from "../../grammar/grammar.ts";
import type { Mark } from "../../grammar/form.ts";
import { areEqualWordings } from "./equal-wordings.ts";
import { changesOf } from "./field-changes.ts";
import { compileInstead, type Outcome, type WholeCard, type WholeParagraph } from "./whole-cards.ts";

/** What came of the changes to one field of one kind of node. */
export interface FieldCount {
  /** `Doing.modal` */
  readonly field: string;
  readonly mark: Mark;
  changed: number;
  same: number;
  refused: number;
  /** Of those that are the same, how many are another official wording. */
  equal: number;
}

/** A change that did what its mark forbids. */
export interface Violation {
  readonly field: string;
  readonly mark: Mark;
  readonly card: string;
  readonly text: string;
  readonly changed: string;
}

export interface FieldsResult {
  readonly fields: readonly FieldCount[];
  readonly violations: readonly Violation[];
  /** Fields of the grammar that no card gave an occasion to change. */
  readonly untouched: readonly string[];
}

/** How the changes are chosen: `most` values for each word or pick, only every so manieth change. */
export interface Sampling {
  readonly most: number;
  readonly every: number;
}

/** Puts another legal value in every field of every card, and sees whether the card means something else. */
export function countFields(cards: readonly WholeCard[], { most, every }: Sampling): FieldsResult {
  const fields = new Map<string, FieldCount>();
  const violations: Violation[] = [];
  let turn = 0;
  for (const paragraph of cards.flatMap((card) => card.paragraphs)) {
    const printed = paragraph.context.language.grammar.print(paragraph.node);
    for (const node of nodesOf(paragraph.node)) {
      const described = phrases.get(node.kind);
      if (described === undefined) continue;
      for (const change of changesOf(node, described, paragraph.context.language.grammar.lexicon, most, turn)) {
        turn += 1;
        if (turn % every !== 0) continue;
        change.make();
        const text = paragraph.context.language.grammar.print(paragraph.node);
        change.undo();
        // Forms that are written alike ("put", for now and then) are no other reading of the text.
        if (text === printed) continue;
        const outcome = outcomeOf(paragraph, text);
        const field = `${change.kind}.${change.field}`;
        const key = `${field} ${change.mark}`;
        const count = fields.get(key) ?? { field, mark: change.mark, changed: 0, same: 0, refused: 0, equal: 0 };
        fields.set(key, count);
        count[outcome] += 1;
        // What means the same in some places may be told apart in others.
        if (change.either && outcome !== "same") continue;
        // Where cards print both, they mean the same.
        if (change.mark === "meaning" && outcome === "same" && (change.either || areEqualWordings(text, printed))) {
          count.equal += 1;
          continue;
        }
        if ((change.mark === "meaning" && outcome === "same") || (change.mark === "surface" && outcome === "changed")) violations.push({ field, mark: change.mark, card: paragraph.card, text: paragraph.text, changed: text });
      }
    }
  }
  const touched = new Set([...fields.values()].map(({ field }) => field));
  const untouched = [...phrases.values()].flatMap(fieldsOf).filter(({ mark }) => mark !== "nodes").map(({ kind, field }) => `${kind}.${field}`).filter((field) => !touched.has(field));
  return { fields: [...fields.values()].sort((a, b) => (a.field < b.field ? -1 : 1)), violations, untouched };
}

function outcomeOf(paragraph: WholeParagraph, text: string): Outcome {
  return compileInstead(paragraph, text).outcome;
}

/** The nodes of a paragraph, without what stands in parentheses: that says again what the card means. */
function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const inner of childNodes(node)) if (inner.kind !== "Aside" && !isClarifying(inner)) yield* nodesOf(inner);
}
