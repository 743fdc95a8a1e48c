import { join } from "node:path";
import type { JudgedCard, JudgedFile } from "../../compiler/compiled.ts";
import type { Span } from "../../grammar/diagnostics/diagnostic.ts";
import type { Fix } from "../../grammar/diagnostics/diagnostic.ts";
import type { LintDiagnostic } from "../../lint/finding.ts";
import type { CardElsewhere } from "../../lint/set-fact.ts";
import { madeFrom, type Opened, type Recalled } from "../cache/judge.ts";
import { loadCompiler, type Compiler } from "../compiler.ts";
import { digest } from "../generated/manifest.ts";
import { factsOfRun, type RunFacts } from "./facts-of-run.ts";
import { readKept, writeKept, type Kept, type KeptCard } from "./kept-findings.ts";
import type { Wording } from "./wording.ts";

/** A file with all that is told of it. */
export interface Linted {
  readonly file: JudgedFile;
  readonly diagnostics: readonly LintDiagnostic[];
}

/** Judges files by the compiler and by rules, and knows those that have not changed. */
export interface Linter {
  /** Judges a file among the cards of its sets that stand in the other files of the run. */
  readonly file: (opened: Opened, elsewhere?: readonly CardElsewhere[]) => Promise<Linted>;
  /** What is known of a file among those cards without judging any of it. */
  readonly recall: (opened: Opened, elsewhere?: readonly CardElsewhere[]) => Recalled<Linted>;
  /** What the files of a run tell each other. */
  readonly facts: () => RunFacts;
}

/** Judges a file that was opened; one that is no text has nothing but the diagnostic that says so. */
export function lintOpened(linter: Linter, opened: Opened | JudgedFile, elsewhere: readonly CardElsewhere[] = []): Linted | Promise<Linted> {
  if (!("cards" in opened)) return linter.file(opened, elsewhere);
  return { file: opened, diagnostics: opened.diagnostics.map((diagnostic) => ({ ...diagnostic, rule: null, fixes: [] })) };
}

/** Who lints: one that keeps what it finds in a folder, if there is one. */
export function linterWith(folder: string | null, wording: Wording): Linter {
  let loaded: Promise<Compiler> | null = null;
  const load = (): Promise<Compiler> => (loaded ??= loadCompiler());
  return folder === null ? plainLinter(load, wording) : keepingLinter(folder, load, wording);
}

/** Compiles and judges everything. */
export function plainLinter(load: () => Promise<Compiler>, wording: Wording): Linter {
  return {
    file: async (opened, elsewhere = []) => {
      const [compiler, { lintFile }, settings] = await Promise.all([load(), import("../../lint/lint-file.ts"), wording.settings()]);
      const { file, diagnostics } = lintFile(compiler.compileFile(opened.source, opened), compiler.language(opened.game), settings, () => null, elsewhere);
      return { file, diagnostics };
    },
    recall: () => "new",
    facts: () => factsOfRun(null, load),
  };
}

/** Takes from a folder what has not changed: a whole file, else each card that is the same among the same keywords. */
export function keepingLinter(folder: string, load: () => Promise<Compiler>, wording: Wording): Linter {
  const by = digest(wording.by);
  /** What is kept of a file, and all that is told of it where that is of this text among these cards. */
  const recalled = ({ source, file, set, game }: Opened, elsewhere: readonly CardElsewhere[]): { readonly path: string; readonly from: string; readonly kept: Kept | null; readonly whole: Linted | null } => {
    const path = join(folder, `${digest(JSON.stringify(["lint", by, file, set, game]))}.json`);
    const from = digest(elsewhere.length === 0 ? source : JSON.stringify([source, elsewhere]));
    const kept = readKept(path);
    if (kept?.from !== from) return { path, from, kept, whole: null };
    return { path, from, kept, whole: { file: { file, set, game, source, keywords: [], diagnostics: [], cards: kept.cards.map((card) => ({ ...card, text: "", diagnostics: [], ir: null })) }, diagnostics: kept.diagnostics } };
  };
  return {
    facts: () => factsOfRun(folder, load),
    recall: (opened, elsewhere = []) => {
      const { kept, whole } = recalled(opened, elsewhere);
      return whole ?? (kept === null ? "new" : "changed");
    },
    file: async (opened, elsewhere = []) => {
      const { source, game } = opened;
      const { path, from, kept, whole } = recalled(opened, elsewhere);
      if (whole !== null) return whole;
      const [compiler, { lintFile }, settings] = await Promise.all([load(), import("../../lint/lint-file.ts"), wording.settings()]);
      const before = new Map(kept?.findings().map((card) => [card.from, card]));
      const made: (Pick<KeptCard, "from" | "start"> & { readonly found: readonly LintDiagnostic[] | null })[] = [];
      const judged = compiler.judgeFile(source, opened, (card, key, keywords) => {
        const cardFrom = madeFrom(source, card, key, keywords);
        const same = cardFrom === null ? undefined : before.get(cardFrom);
        const start = card.span.start;
        made.push({ from: cardFrom, start, found: same === undefined ? null : same.found.map((finding) => moved(finding, start - same.start)) });
        return same === undefined ? null : { ...same.judged, line: card.line, diagnostics: same.judged.diagnostics.map((diagnostic) => moved({ ...diagnostic, rule: null, fixes: [] }, start - same.start)) };
      });
      const linted = lintFile(judged, compiler.language(game), settings, (index) => made[index]?.found ?? null, elsewhere);
      const cards = judged.cards.map(({ line, name, text, ir, diagnostics, status }: JudgedCard, index): KeptCard => ({ from: made[index]?.from ?? null, start: made[index]?.start ?? 0, judged: { line, name, text, ir, diagnostics, status }, found: linted.found[index] ?? [] }));
      writeKept(path, { from, diagnostics: linted.diagnostics, cards });
      return { file: judged, diagnostics: linted.diagnostics };
    },
  };
}

/** A diagnostic at its place of now. */
function moved(diagnostic: LintDiagnostic, by: number): LintDiagnostic {
  if (by === 0) return diagnostic;
  const at = ({ start, end }: Span): Span => ({ start: start + by, end: end + by });
  const movedFix = (fix: Fix): Fix => ({ ...fix, edits: fix.edits.map((edit) => ({ ...edit, span: at(edit.span) })) });
  const { span, fix, fixes, related, claims } = diagnostic;
  return {
    ...diagnostic,
    span: at(span),
    fixes: fixes.map(movedFix),
    ...(fix === undefined ? {} : { fix: movedFix(fix) }),
    ...(related === undefined ? {} : { related: related.map((each) => ({ ...each, span: at(each.span) })) }),
    ...(claims === undefined ? {} : { claims: claims.map((claim) => moved({ ...claim, rule: null, fixes: [] }, by)) }),
  };
}
