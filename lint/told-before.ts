import type { Span } from "../grammar/diagnostics/diagnostic.ts";
import type { ParagraphContext } from "./context.ts";
import { textSpan } from "./offsets.ts";

/** Whether the compiler tells of a stretch of the paragraph with some code; also where a rule has told it already. */
export function isTold({ start, end }: Span, code: string, { card, paragraph }: ParagraphContext): boolean {
  return card.diagnostics.some((diagnostic) => {
    if (diagnostic.code !== code) return false;
    const span = textSpan(paragraph.source, diagnostic.span);
    return span.start < end && start < span.end;
  });
}
