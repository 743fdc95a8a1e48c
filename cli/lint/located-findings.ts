import type { Fix } from "../../grammar/diagnostics/diagnostic.ts";
import { LineIndex } from "../../grammar/diagnostics/line-index.ts";
import { pageOf } from "../../lint/rule-page.ts";
import { locate, type LocatedDiagnostic } from "../output/located.ts";
import type { Linted } from "./linter.ts";

/** What is found, as programs get it. */
export interface LocatedFinding extends LocatedDiagnostic {
  /** The rule; null for a diagnostic of the compiler. */
  readonly rule: string | null;
  /** Where the page of the rule lies in the project; null for a rule of the set's own. */
  readonly link: string | null;
  /** All fixes, the best first. */
  readonly fixes: readonly Fix[];
}

/** The findings of a file with their places; `own` are the names of the rules of the set's own, which have no page. */
export function locatedFindings({ file, diagnostics }: Linted, own: ReadonlySet<string>): LocatedFinding[] {
  const lines = new LineIndex(file.source);
  return diagnostics.map((diagnostic) => {
    const { line } = lines.lineColumn(diagnostic.span.start);
    const card = file.cards.findLast((each) => each.line <= line);
    return { ...locate(diagnostic, file.file, card?.name ?? null, lines), rule: diagnostic.rule, link: diagnostic.rule !== null && own.has(diagnostic.rule) ? null : pageOf(diagnostic.code), fixes: diagnostic.fixes };
  });
}
