import type { JudgedFile } from "../compiler/compiled.ts";
import type { LintDiagnostic } from "./finding.ts";

/** Findings that are known and let pass: how many of each kind, by file. */
export interface Baseline {
  readonly version: 1;
  readonly files: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** What a finding is known by, so that it is found again when the lines above it change: its code, its card, its words. */
function keyOf({ code, span }: LintDiagnostic, file: JudgedFile): string {
  const line = file.source.slice(0, span.start).split(/\r\n|\n|\r/).length;
  const card = file.cards.findLast((each) => each.line <= line);
  return [code, card?.name ?? "", file.source.slice(span.start, Math.min(span.end, span.start + 60)).replace(/\s+/g, " ")].join(" | ");
}

/** The baseline that lets all of these pass. */
export function baselineOf(files: readonly { readonly file: JudgedFile; readonly diagnostics: readonly LintDiagnostic[] }[]): Baseline {
  const counted = files.map(({ file, diagnostics }): [string, Record<string, number>] => {
    const counts = new Map<string, number>();
    for (const diagnostic of diagnostics) counts.set(keyOf(diagnostic, file), (counts.get(keyOf(diagnostic, file)) ?? 0) + 1);
    return [file.file, Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)))];
  });
  return { version: 1, files: Object.fromEntries(counted.filter(([, counts]) => Object.keys(counts).length > 0).sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/** What a baseline does not let pass, and how many of its findings are no longer there. */
export function beyond(baseline: Baseline, file: JudgedFile, diagnostics: readonly LintDiagnostic[]): { readonly diagnostics: LintDiagnostic[]; readonly gone: number } {
  const left = new Map(Object.entries(baseline.files[file.file] ?? {}));
  const kept = diagnostics.filter((diagnostic) => {
    const key = keyOf(diagnostic, file);
    const count = left.get(key) ?? 0;
    if (count > 0) left.set(key, count - 1);
    return count === 0;
  });
  return { diagnostics: kept, gone: [...left.values()].reduce((sum, count) => sum + count, 0) };
}

/** A baseline as it was read, if it is one. */
export function isBaseline(value: unknown): value is Baseline {
  if (typeof value !== "object" || value === null || !("version" in value) || value.version !== 1 || !("files" in value)) return false;
  const { files } = value;
  return typeof files === "object" && files !== null && Object.values(files).every((counts: unknown) => typeof counts === "object" && counts !== null && Object.values(counts).every((count) => typeof count === "number"));
}
