import { likeWritten } from "../grammar/capital.ts";
import type { Span } from "../grammar/diagnostics/diagnostic.ts";
import type { Obsolete, Wording } from "../grammar/wording.ts";
import type { ParagraphContext } from "./context.ts";
import { reportMend } from "./mending.ts";
import type { ParagraphView } from "./paragraph-view.ts";

interface Compiled {
  readonly pattern: RegExp;
  readonly row: Obsolete;
}

const compiled = new WeakMap<Wording, Map<string, readonly Compiled[]>>();

function rowsOf(wording: Wording, template: Obsolete["template"]): readonly Compiled[] {
  let known = compiled.get(wording);
  if (known === undefined) {
    known = new Map();
    compiled.set(wording, known);
  }
  let rows = known.get(template);
  if (rows === undefined) {
    rows = wording.obsolete.filter((row) => row.template === template).map((row) => ({ row, pattern: new RegExp(`(?<!\\p{L})${row.pattern}(?![\\p{L}'])`, "giu") }));
    known.set(template, rows);
  }
  return rows;
}

const anyOf = new WeakMap<Wording, RegExp>();
const suspect = new WeakMap<ParagraphView, boolean>();

/** Whether a paragraph can hold a template of any kind; asked once for all rules. */
function isSuspect(paragraph: ParagraphView, wording: Wording): boolean {
  let answer = suspect.get(paragraph);
  if (answer === undefined) {
    let pattern = anyOf.get(wording);
    if (pattern === undefined) {
      pattern = new RegExp(wording.obsolete.map((row) => `(?:${row.pattern})`).join("|"), "iu");
      anyOf.set(wording, pattern);
    }
    answer = pattern.test(paragraph.text);
    suspect.set(paragraph, answer);
  }
  return answer;
}

/** Reports the templates of one kind that are out of use, with what stands for them: for the same words by the first row alone. */
export function obsoleteTemplates(template: Obsolete["template"], paragraph: ParagraphView, context: ParagraphContext): void {
  if (context.wording === null || !isSuspect(paragraph, context.wording)) return;
  const told: Span[] = [];
  for (const { pattern, row: { modern, because } } of rowsOf(context.wording, template)) {
    for (const match of paragraph.text.matchAll(pattern)) {
      const [written] = match;
      const span = { start: match.index, end: match.index + written.length };
      if (told.some((earlier) => earlier.start < span.end && span.start < earlier.end)) continue;
      told.push(span);
      const filled = plural(modern.replace(/\$(l?)(\d)/g, (_, small: string, group: string) => (small === "l" ? (match[Number(group)] ?? "").toLowerCase() : (match[Number(group)] ?? ""))));
      const instead = likeWritten(written, filled);
      if (instead === written) continue;
      reportMend(context, { span, message: `Cards do not say “${written}”: ${because}.`, edits: [{ ...span, text: instead }] });
    }
  }
}

/** "allys" as English writes it. */
function plural(text: string): string {
  return text.replace(/([^aeiou])ys\b/g, "$1ies");
}
