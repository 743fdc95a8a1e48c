import type { Diagnostic } from "../grammar/diagnostics/diagnostic.ts";
import type { ParagraphContext } from "./context.ts";
import type { Proposal } from "./finding.ts";
import { asProposal } from "./offsets.ts";

/** What a rule adds to a diagnostic that it tells for the compiler. */
export interface Told {
  /** Before those that the compiler offers. */
  readonly fixes?: readonly Proposal[];
  readonly help?: string;
}

/** Tells the compiler's diagnostics with this code as findings of a rule, where `judge` does not leave them to others. */
export function compilerFaults(context: ParagraphContext, code: string, judge: (diagnostic: Diagnostic) => Told | null): void {
  for (const diagnostic of context.diagnostics(code)) {
    const told = judge(diagnostic);
    if (told === null) continue;
    const { span, message, fix } = diagnostic;
    const help = told.help ?? diagnostic.help;
    const fixes = [...(told.fixes ?? []), ...(fix === undefined ? [] : [asProposal(fix)])];
    context.report({ span, message, ...(help === undefined ? {} : { help }), ...(fixes.length === 0 ? {} : { fixes }), claims: [diagnostic] });
  }
}

/** Writes one text in place of another. */
export function replacing(span: { readonly start: number; readonly end: number }, text: string): Proposal {
  return { title: text === "" ? "Leave it out" : `Write “${text}”`, edits: [{ start: span.start, end: span.end, text }] };
}

/** The proposal to write what a diagnostic's help quotes. */
export function quotedHelp({ help, span }: Diagnostic): readonly Proposal[] {
  const text = /^Write “([^”]+)”\.$/.exec(help ?? "")?.[1];
  return text === undefined ? [] : [replacing(span, text)];
}
