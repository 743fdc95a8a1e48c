import type { JudgedFile, CompiledFile } from "../compiler/compiled.ts";
import { compileFile } from "../compiler/compile-file.ts";
import { compileOwnKeywords } from "../compiler/compile-keyword.ts";
import type { Language } from "../compiler/language.ts";
import { readCardFile, type SourceCard } from "../grammar/card-file/index.ts";
import type { Diagnostic } from "../grammar/diagnostics/diagnostic.ts";
import { cardView } from "./card-view.ts";
import { withoutDisabled } from "./disable.ts";
import type { LintDiagnostic } from "./finding.ts";
import type { CardElsewhere } from "./set-fact.ts";
import { activeRules, type LintSettings } from "./settings.ts";
import { RuleWalk } from "./walk.ts";

/** A file, judged by the compiler and by the rules. */
export interface LintedFile {
  readonly file: JudgedFile;
  readonly cards: readonly SourceCard[];
  /** What the rules have found in each card by itself, before any comment excuses it. */
  readonly found: readonly (readonly LintDiagnostic[])[];
  /** Everything that is told, of the compiler and of the rules, in order of place. */
  readonly diagnostics: readonly LintDiagnostic[];
}

/** What was found in a card before; null where it must be looked at. */
export type KnownFindings = (index: number) => readonly LintDiagnostic[] | null;

/** Judges the text of a file by the compiler and by the rules. Never throws: what is wrong is in the diagnostics. */
export function lintText(source: string, language: Language, settings: LintSettings, { file = "cards", set }: { readonly file?: string; readonly set?: string } = {}): LintedFile {
  return lintFile(compileFile(source, language, { file, ...(set === undefined ? {} : { set }) }), language, settings);
}

/** Judges a compiled file by the rules, among the cards of its sets that stand elsewhere. A card that comes without its tokens must have its findings known. */
export function lintFile(file: CompiledFile | JudgedFile, language: Language, settings: LintSettings, known: KnownFindings = () => null, elsewhere: readonly CardElsewhere[] = []): LintedFile {
  const { source } = file;
  const { cards, blocks } = readCardFile(source, { words: language.headerWords, blocks: ["keyword"] });
  const active = activeRules(settings);
  // The file's own keywords are words of its language.
  const own = compileOwnKeywords(blocks, language).language;
  const walk = new RuleWalk(active, { language: own, era: settings.era, source });
  const views = cards.map((card, index) => cardView(card, file.cards[index] as JudgedFile["cards"][number], own));
  const found = views.map((view, index) => known(index) ?? walk.card(view));
  const told = withoutDisabled(source, [...found.flat(), ...walk.set(views, elsewhere)], { active, known: settings.rules.map(({ name }) => name) });
  return { file, cards, found, diagnostics: merged([...file.diagnostics, ...file.cards.flatMap(({ diagnostics }) => diagnostics)], told) };
}

/** What the compiler and the rules tell, without what rules tell for the compiler. */
function merged(diagnostics: readonly Diagnostic[], found: readonly LintDiagnostic[]): LintDiagnostic[] {
  const key = ({ code, span }: Diagnostic): string => `${code} ${span.start} ${span.end}`;
  const claimed = new Set(found.flatMap(({ claims }) => claims ?? []).map(key));
  const own = diagnostics.filter((diagnostic) => !claimed.has(key(diagnostic))).map((diagnostic): LintDiagnostic => ({ ...diagnostic, rule: null, fixes: diagnostic.fix === undefined ? [] : [diagnostic.fix] }));
  return [...own, ...found].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
}
