import type { Obsolete } from "../grammar/wording.ts";
import type { ParagraphContext } from "./context.ts";
import { reportMend } from "./mending.ts";
import type { ParagraphView } from "./paragraph-view.ts";

/** Reports the templates of one kind that are out of use, with what stands for them. */
export function obsoleteTemplates(template: Obsolete["template"], { text }: ParagraphView, context: ParagraphContext): void {
  for (const { pattern, modern, because, ...row } of context.wording?.obsolete ?? []) {
    if (row.template !== template) continue;
    for (const match of text.matchAll(new RegExp(`(?<!\\p{L})${pattern}(?![\\p{L}'])`, "giu"))) {
      const [written] = match;
      const span = { start: match.index, end: match.index + written.length };
      const filled = plural(modern.replace(/\$(l?)(\d)/g, (_, small: string, group: string) => (small === "l" ? (match[Number(group)] ?? "").toLowerCase() : (match[Number(group)] ?? ""))));
      const instead = /^\p{Lu}/u.test(written) ? filled.charAt(0).toUpperCase() + filled.slice(1) : filled;
      if (instead === written) continue;
      reportMend(context, { span, message: `Cards do not say “${written}”: ${because}.`, edits: [{ ...span, text: instead }] });
    }
  }
}

/** "allys" as English writes it. */
function plural(text: string): string {
  return text.replace(/([^aeiou])ys\b/g, "$1ies");
}
