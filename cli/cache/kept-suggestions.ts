import type { JudgedCard, JudgedFile } from "../../compiler/compiled.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { digest } from "../generated/manifest.ts";
import { keep, readKept } from "./kept-text.ts";
import { movedDiagnostic } from "./moved-diagnostic.ts";

/** The diagnostics of refused cards with what was meant, by what they were found for; spans count from the card's line. */
type Kept = Readonly<Record<string, readonly Diagnostic[]>>;

/**
 * What was meant where the cards of a file are refused: from the entry at a path what was found before, and where
 * that does not hold all, anew. A search takes longer than anything else that a command does with a file.
 */
export async function keptSuggestions(file: JudgedFile, path: string, search: (file: JudgedFile) => Promise<JudgedFile>): Promise<JudgedFile> {
  const starts = lineStarts(file.source);
  const startOf = ({ line }: JudgedCard): number => starts[line - 1] ?? 0;
  const keyOf = (card: JudgedCard): string => digest(JSON.stringify([card.name, card.text, relative(card.diagnostics, startOf(card)), file.keywords]));
  const refused = file.cards.filter(({ status }) => status === "refused");
  const keys = new Map(refused.map((card) => [card, keyOf(card)]));
  const kept = readKept(path, (text) => JSON.parse(text) as Kept | null) ?? {};
  const known = (card: JudgedCard): readonly Diagnostic[] | undefined => kept[keys.get(card) ?? ""];
  if (refused.every((card) => known(card) !== undefined)) {
    return { ...file, cards: file.cards.map((card) => withDiagnostics(card, known(card)?.map((each) => movedDiagnostic(each, startOf(card))))) };
  }
  const found = await search(file);
  const entries = file.cards.flatMap((card, index) => (keys.has(card) ? [[keys.get(card), relative(found.cards[index]?.diagnostics ?? [], startOf(card))]] : []));
  keep(path, JSON.stringify(Object.fromEntries(entries)));
  return found;
}

/** A refused card with other diagnostics. It means nothing, so nothing is asked for its meaning. */
function withDiagnostics(card: JudgedCard, diagnostics: readonly Diagnostic[] | undefined): JudgedCard {
  if (diagnostics === undefined) return card;
  const { line, name, text, status } = card;
  return { line, name, text, status, diagnostics, ir: null };
}

function relative(diagnostics: readonly Diagnostic[], start: number): readonly Diagnostic[] {
  return diagnostics.map((diagnostic) => movedDiagnostic(diagnostic, -start));
}

function lineStarts(source: string): readonly number[] {
  const starts = [0];
  for (let at = source.indexOf("\n"); at >= 0; at = source.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}
