import { readFileSync } from "node:fs";
import { relative } from "node:path";
import type { Language } from "../../compiler/language.ts";
import type { Span } from "../../grammar/diagnostics/diagnostic.ts";
import { ERAS, lintText, rules, type LintDiagnostic, type LintSettings } from "../../lint/index.ts";
import { seedPaths } from "../meaning/card-paths.ts";
import { asTyped, detectableRows, locateRow, type LocatedRow } from "./error-rows.ts";

const settings: LintSettings = { rules, era: ERAS[0] };

/** One wrongly typed card: whether it is noticed, and whether nothing is said of it mended. */
export interface RowScore {
  readonly card: string;
  readonly difference: string;
  /** The code of what was found on the wrong words; null for nothing. */
  readonly found: string | null;
  /** The code of what is still found on the mended words. */
  readonly stillFound: string | null;
  /** What else was found, for whoever looks why the words themselves were not. */
  readonly elsewhere: readonly string[];
}

/** Judges each wrongly typed card, and the same card mended. */
export function scoreRows(language: Language, rows = detectableRows()): RowScore[] {
  return rows.map((row) => {
    const located = locateRow(row, language);
    const found = told(located.wrong, language);
    const hit = found.find((diagnostic) => overlaps(diagnostic, located.wrongPlaces, located.wrong));
    const still = told(located.mended, language).find((diagnostic) => overlaps(diagnostic, located.mendedPlaces, located.mended));
    return { card: row.card, difference: row.difference, found: hit?.code ?? null, stillFound: still?.code ?? null, elsewhere: found.map(({ code, span }) => `${code} “${located.wrong.slice(span.start, Math.min(span.end, span.start + 40))}”`) };
  });
}

function told(source: string, language: Language): LintDiagnostic[] {
  return lintText(source, language, settings).diagnostics.filter(({ severity }) => severity !== "note");
}

/** Whether a diagnostic points at some of the words; one that points at a whole card points at none. */
function overlaps({ span }: LintDiagnostic, places: LocatedRow["wrongPlaces"], text: string): boolean {
  if (span.end - span.start >= text.trimEnd().length) return false;
  const touches = (place: Span): boolean => (place.start === place.end ? span.start <= place.start && span.end >= place.end : span.start < place.end && place.start < span.end) || (span.start === span.end && span.start >= place.start && span.start <= place.end);
  return places.some(touches);
}

/** How many of the wrongly typed cards are noticed when their arrows stand as they were typed. */
export function noticedAsTyped(language: Language, rows: readonly RowScore[]): number {
  const changed = detectableRows().flatMap((row, index) => (asTyped(row).text === row.text ? [] : [{ row: asTyped(row), index }]));
  const noticed = new Set(rows.flatMap(({ found }, index) => (found === null ? [] : [index])));
  const again = scoreRows(language, changed.map(({ row }) => row));
  for (const [at, { found }] of again.entries()) if (found !== null) noticed.add(changed[at]?.index ?? -1);
  return noticed.size;
}

/** What is told of the cards of `cards/`: of whole cards nothing should be. */
export interface CardsScore {
  readonly cards: number;
  readonly whole: number;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  /** Findings of rules on cards that the compiler refuses anyway. */
  readonly refusedFindings: readonly string[];
}

/** Judges the cards of `cards/`, or of other files. */
export function scoreCards(language: Language, paths: readonly string[] = seedPaths()): CardsScore {
  const score = { cards: 0, whole: 0, errors: [] as string[], warnings: [] as string[], refusedFindings: [] as string[] };
  for (const path of paths) {
    const source = readFileSync(path, "utf8");
    const { file, cards, diagnostics } = lintText(source, language, settings, { file: path });
    score.cards += cards.length;
    score.whole += file.cards.filter(({ status }) => status === "whole").length;
    for (const { code, rule, severity, span, message } of diagnostics) {
      const index = cards.findIndex((card) => span.start >= card.span.start && span.end <= card.span.end);
      const said = `${relative(process.cwd(), path)}: ${cards[index]?.header?.name ?? ""}: ${code} “${source.slice(span.start, span.end)}” ${message}`;
      if (file.cards[index]?.status === "refused") {
        if (rule !== null) score.refusedFindings.push(said);
      } else if (severity === "error") score.errors.push(said);
      else if (severity === "warning") score.warnings.push(said);
    }
  }
  return score;
}
