import type { Node } from "../grammar/ast.ts";
import type { CardView } from "./card-view.ts";
import type { CardContext, ParagraphContext, SetContext } from "./context.ts";
import type { ParagraphView, TokenView } from "./paragraph-view.ts";

/** The editions of official wording that cards may be held to, by year; the first is the default. */
export const ERAS = ["2009", "2013"] as const;
export type Era = (typeof ERAS)[number];

/** What a rule's findings count as. */
export const LEVELS = ["off", "warn", "error"] as const;
export type Level = (typeof LEVELS)[number];

/** A card, or several, with a fault. */
export interface BadExample {
  /** Cards as a file holds them: a header line, then the paragraphs; made-up names only. */
  readonly card: string;
  /** The words that the finding must cover. */
  readonly marked: string;
  /** The cards after the first fix of the finding. */
  readonly fixed?: string;
  /** The edition in which it is a fault; by default the first in which the rule is not off. */
  readonly era?: Era;
  readonly options?: Readonly<Record<string, OptionValue>>;
}

export type OptionValue = string | number | boolean;

/**
 * One fault of wording: one plain object, the default export of `lint/rules/<name>.ts`. All hooks of all rules are
 * called in one walk over each card. Refused cards have tokens and no nodes in the paragraphs that were not read.
 */
export interface Rule {
  /** In kebab-case, as the file is called; the code of its findings is `lint/<name>`. */
  readonly name: string;
  /** The fault, in a line. */
  readonly title: string;
  /** Why it is one, in a paragraph. */
  readonly why: string;
  readonly severity: Readonly<Record<Era, Level>>;
  /** Whether its fix keeps the meaning or gives a refused card one (`safe`: proved before it is applied), or asks for a decision. */
  readonly fix: "safe" | "suggestion" | "none";
  readonly examples: { readonly bad: readonly BadExample[]; readonly good: readonly string[] };
  /** What can be set of it, with the values that hold by default. */
  readonly options?: Readonly<Record<string, OptionValue>>;

  readonly token?: (token: TokenView, context: ParagraphContext) => void;
  /** By kind of node; called in printed order, parents first. */
  readonly node?: Readonly<Record<string, (node: Node, context: ParagraphContext) => void>>;
  readonly paragraph?: (paragraph: ParagraphView, context: ParagraphContext) => void;
  readonly card?: (card: CardView, context: CardContext) => void;
  /** The cards of one file, in order. Tokens and nodes are not kept for it: it sees headers, texts and meanings; of the other files of a run `context.elsewhere`. */
  readonly set?: (cards: readonly CardView[], context: SetContext) => void;
}

/** A rule with its types checked where it is written. */
export function defineRule(rule: Rule): Rule {
  return rule;
}
