import type { Diagnostic, Span } from "../grammar/diagnostics/diagnostic.ts";
import { asProposal } from "./offsets.ts";
import type { ParagraphContext } from "./context.ts";
import type { Finding, Proposal, TextEdit } from "./finding.ts";

/** A fault with what to write instead of the words it covers. */
export interface Mend {
  readonly span: Span;
  readonly message: string;
  readonly edits: readonly TextEdit[];
  /** What the fix is called; by default what is written. */
  readonly title?: string;
  readonly help?: string;
}

/** Replaces a stretch. */
export function instead({ start, end }: Span, text: string): TextEdit {
  return { start, end, text };
}

/**
 * Reports a fault of a paragraph with its fix. Where the paragraph is read with the fix and was not before, all that
 * the compiler says of it is due to the fault; else what it says of how the same words are written.
 */
export function reportMend(context: ParagraphContext, { span, message, edits, title, help }: Mend): void {
  const told = context.diagnostics();
  const mended = told.length > 0 && context.tryOut(edits) === "whole";
  const claims = mended ? told : told.filter((diagnostic) => diagnostic.code.startsWith("text/") && touches(diagnostic.span, span));
  const name = title ?? `Write “${edits.map(({ text }) => text.trim()).join(" … ")}”`;
  context.report({ span, message, help: help ?? `${name}.`, fixes: [{ title: name, edits }], claims });
}

/** Whether two stretches share a letter or lie side by side. */
function touches(a: Span, b: Span): boolean {
  return a.start <= b.end && b.start <= a.end;
}

/** Tells what the compiler has found as a finding of a rule, with its fix. */
export function retold({ span, message, help, fix }: Diagnostic, more: Partial<Finding> = {}): Omit<Finding, "claims"> {
  const fixes: Proposal[] = fix === undefined ? [] : [asProposal(fix)];
  return { span, message, ...(help === undefined ? {} : { help }), fixes, ...more };
}
