import type { Diagnostic, Fix, Span } from "../grammar/diagnostics/diagnostic.ts";

/** A replacement of a stretch by other text, in the same offsets as the span of its finding. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What could be written instead. */
export interface Proposal {
  readonly title: string;
  readonly edits: readonly TextEdit[];
}

/** What a rule reports. In hooks of paragraphs, offsets count within the paragraph's text; in hooks of cards and sets, within the file. */
export interface Finding {
  readonly span: Span;
  /** What is wrong. */
  readonly message: string;
  /** What to write instead. */
  readonly help?: string;
  /** The best first. */
  readonly fixes?: readonly Proposal[];
  readonly related?: readonly { readonly span: Span; readonly message: string }[];
  /** Diagnostics of the compiler for the same fault: told by this finding, and not a second time. */
  readonly claims?: readonly Diagnostic[];
}

/** A finding as it is told: a diagnostic whose code is `lint/<rule>`, with every fix that the rule offers. */
export interface LintDiagnostic extends Diagnostic {
  /** The rule; null for a diagnostic of the compiler. */
  readonly rule: string | null;
  /** All fixes, the best first; `fix` is the first of them. */
  readonly fixes: readonly Fix[];
  /** Diagnostics that are not told beside this one. */
  readonly claims?: readonly Diagnostic[];
}
