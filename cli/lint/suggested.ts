import type { JudgedFile } from "../../compiler/compiled.ts";
import { withSuggestions } from "../../lint/with-suggestions.ts";
import type { Judge, Opened } from "../cache/judge.ts";
import { suggestionsOfRun } from "../suggestions.ts";
import type { Linted } from "./linter.ts";

/**
 * Finds for the files of a run what was meant where a card is refused, as `check` does: the same search, for as many
 * cards, kept in the same place. What a baseline lets pass is to be taken away before.
 */
export function suggestedFindings(judge: Judge): (linted: Linted, opened: Opened | JudgedFile) => Promise<Linted> {
  const suggested = suggestionsOfRun(judge);
  return async (linted, opened) => {
    if ("cards" in opened || linted.diagnostics.every(({ severity }) => severity !== "error")) return linted;
    let whole = linted.file;
    // What is kept of a file that was linted before has no diagnostics of its cards.
    const after = await suggested(linted.file, async () => (whole = await judge.file(opened)));
    return after === whole || after === linted.file ? linted : { ...linted, diagnostics: suggestedIn(linted, whole, after) };
  };
}

/** The findings of a file with what was meant in its cards. */
export function suggestedIn(linted: Pick<Linted, "diagnostics">, before: JudgedFile, after: JudgedFile): Linted["diagnostics"] {
  return before.cards.reduce((told, card, index) => withSuggestions(told, card.diagnostics, after.cards[index]?.diagnostics ?? card.diagnostics), linted.diagnostics);
}
