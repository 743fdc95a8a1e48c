import type { Diagnostic, Fix, Span } from "../grammar/diagnostics/diagnostic.ts";
import type { LintDiagnostic } from "./finding.ts";

/**
 * What is told of a card, with what the compiler has found to be meant: `before` are its diagnostics without, `after`
 * with it. A diagnostic of the compiler gives way to the one that says more; a finding of a rule that stands for it
 * keeps its words, and is offered the fix: first where it has none of its own.
 */
export function withSuggestions(told: readonly LintDiagnostic[], before: readonly Diagnostic[], after: readonly Diagnostic[]): LintDiagnostic[] {
  const [old, now] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  const gone = new Set(before.map(keyOf).filter((key) => !now.has(key)));
  const all = after.filter((diagnostic) => !old.has(keyOf(diagnostic)));
  if (all.length === 0) return [...told];
  // What a rule finds and mends at the same words is told once.
  const found = all.filter((diagnostic) => !told.some((each) => each.rule !== null && each.fixes.length > 0 && ((each.severity === "error" && touches(each.span, diagnostic.span)) || each.fixes.some((fix) => diagnostic.fix !== undefined && editsOf(fix) === editsOf(diagnostic.fix)))));
  // A rule that tells of the slip speaks of it alone.
  const speaker = told.find(({ rule, claims }) => rule !== null && (claims ?? []).some((claim) => gone.has(keyOf(claim))));
  if (found.length === 0 && speaker === undefined) return told.filter((diagnostic) => diagnostic.rule !== null || !gone.has(keyOf(diagnostic)));
  const fixes = all.flatMap(({ fix }) => (fix === undefined ? [] : [fix]));
  const [best] = all;
  const left = told.flatMap((diagnostic): LintDiagnostic[] => {
    if (diagnostic.rule === null) return gone.has(keyOf(diagnostic)) ? [] : [diagnostic];
    return [diagnostic === speaker ? offered(diagnostic, fixes, best) : diagnostic];
  });
  const own = speaker === undefined ? found.map((diagnostic): LintDiagnostic => ({ ...diagnostic, rule: null, fixes: diagnostic.fix === undefined ? [] : [diagnostic.fix] })) : [];
  return [...left, ...own].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
}

function offered(finding: LintDiagnostic, fixes: readonly Fix[], best: Diagnostic | undefined): LintDiagnostic {
  const fresh = fixes.filter((fix) => !finding.fixes.some((each) => editsOf(each) === editsOf(fix)));
  const [first] = fresh;
  if (first === undefined) return finding;
  if (finding.fixes.length > 0) return { ...finding, fixes: [...finding.fixes, ...fresh] };
  return { ...finding, fix: first, fixes: fresh, ...(best?.help === undefined ? {} : { help: best.help }) };
}

const touches = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

const editsOf = ({ edits }: Fix): string => JSON.stringify(edits.map(({ span, text }) => [span.start, span.end, text]));

const keyOf = ({ code, span, message, help }: Diagnostic): string => JSON.stringify([code, span.start, span.end, message, help]);
