import type { Language } from "../compiler/language.ts";
import type { Node } from "../grammar/ast.ts";
import type { Diagnostic, Span } from "../grammar/diagnostics/diagnostic.ts";
import type { Wording } from "../grammar/wording.ts";
import type { CardView } from "./card-view.ts";
import type { Finding, TextEdit } from "./finding.ts";
import type { ParagraphView, TokenView } from "./paragraph-view.ts";
import type { Era, OptionValue } from "./rule.ts";
import type { CardElsewhere } from "./set-fact.ts";

/** What every hook of a rule can ask. */
export interface RuleContext {
  readonly language: Language;
  /** What the game says of good wording; null when it says nothing. */
  readonly wording: Wording | null;
  readonly era: Era;
  /** The whole text of the file. */
  readonly source: string;
  /** The value of one of the rule's options. */
  readonly option: (name: string) => OptionValue;
}

/** For hooks of a card: offsets count within the file. */
export interface CardContext extends RuleContext {
  readonly card: CardView;
  readonly report: (finding: Finding) => void;
  /** The compiler's diagnostics of the card with one of these codes that no rule has claimed yet. */
  readonly diagnostics: (...codes: readonly string[]) => readonly Diagnostic[];
}

/** For hooks of paragraphs, tokens and nodes: offsets count within the paragraph's text, which those of tokens and nodes do. */
export interface ParagraphContext extends RuleContext {
  readonly card: CardView;
  readonly paragraph: ParagraphView;
  /** The nodes around the one that is walked, the outermost first. */
  readonly parents: readonly Node[];
  readonly report: (finding: Finding) => void;
  /** The compiler's diagnostics of the paragraph with one of these codes that no rule has claimed yet, with spans within it. */
  readonly diagnostics: (...codes: readonly string[]) => readonly Diagnostic[];
  /** The words and marks of a stretch. */
  readonly tokensIn: (span: Span) => readonly TokenView[];
  readonly textOf: (span: Span) => string;
  /** How well the paragraph is read with some edits: to its end, further than without them, or no further. */
  readonly tryOut: (edits: readonly TextEdit[]) => "whole" | "further" | "no";
}

/** For the hook of a set: offsets count within the file. */
export interface SetContext extends RuleContext {
  /** Cards of the same sets in the other files of the run. */
  readonly elsewhere: readonly CardElsewhere[];
  readonly report: (finding: Finding & { readonly card: CardView }) => void;
}
