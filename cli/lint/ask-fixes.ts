import type { Language } from "../../compiler/language.ts";
import { withSuggestions as withMeant } from "../../compiler/suggest/suggest-card.ts";
import { DiagnosticRenderer } from "../../grammar/diagnostics/render.ts";
import { edited, lintText, type LintDiagnostic, type LintSettings } from "../../lint/index.ts";
import type { Answers } from "../output/answers.ts";
import { paintFor } from "../output/diagnostics.ts";
import { say, type Terminal } from "../output/terminal.ts";
import { suggestedIn } from "./suggested.ts";

/** Shows each finding that has fixes and asks which shall be done; a number does that fix, nothing does none, `q` ends. */
export async function askFixes(source: string, file: string, language: Language, settings: LintSettings, { answers, terminal }: { readonly answers: Answers; readonly terminal: Terminal }): Promise<{ readonly source: string; readonly count: number; readonly ended: boolean }> {
  let text = source;
  let count = 0;
  const passed = new Set<string>();
  for (;;) {
    const linted = lintText(text, language, settings, { file });
    const finding = suggestedIn(linted, linted.file, withMeant(linted.file, language)).find((each) => each.fixes.length > 0 && !passed.has(keyOf(each, text)));
    if (finding === undefined) return { source: text, count, ended: false };
    say(terminal, new DiagnosticRenderer({ file, source: text }, { paint: paintFor(terminal, terminal.err) }).render(finding));
    for (const [index, { title }] of finding.fixes.entries()) say(terminal, `  ${index + 1}: ${title}`);
    const answer = await answers.next("Which? (a number; nothing for none; q to end) ");
    if (answer === null || answer.trim() === "q") return { source: text, count, ended: true };
    const chosen = finding.fixes[answer.trim() === "y" ? 0 : Number(answer.trim()) - 1];
    const after = chosen === undefined ? null : edited(text, chosen.edits);
    if (after === null || after === text) passed.add(keyOf(finding, text));
    else {
      text = after;
      count += 1;
    }
  }
}

/** A finding that was passed by is not asked again when others have moved it. */
function keyOf({ code, span, message }: LintDiagnostic, text: string): string {
  const line = text.slice(text.lastIndexOf("\n", span.start - 1) + 1, text.indexOf("\n", span.end) < 0 ? text.length : text.indexOf("\n", span.end));
  return `${code} ${message} ${line}`;
}
