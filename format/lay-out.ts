import type { Span } from "../grammar/diagnostics/diagnostic.ts";

/** A card or a declaration, where it stood and as it is written now. */
export interface Piece {
  readonly span: Span;
  readonly text: string;
}

/** Cards, declarations and what stands between them: one blank line between two, and where there has been any. */
export function layOut(source: string, pieces: readonly Piece[]): string {
  const lines: string[] = [];
  let at = source.startsWith("\uFEFF") ? 1 : 0;
  let after = false;
  for (const { span, text } of pieces) {
    const between = linesBetween(source.slice(at, span.start), after).slice(0, -1);
    if (after && !between.includes("")) lines.push("");
    lines.push(...between, ...(between.length > 0 && isGame(between.at(-1)) ? [""] : []), text);
    at = span.end;
    after = true;
  }
  const rest = linesBetween(source.slice(at), after);
  if (after && rest.some((line) => line !== "") && !rest.includes("")) lines.push("");
  lines.push(...rest);
  const kept = lines.filter((line, index) => line !== "" || (index > 0 && lines[index - 1] !== ""));
  while (kept.at(-1) === "") kept.pop();
  return kept.length === 0 ? "" : `${kept.join("\n")}\n`;
}

const isGame = (line: string | undefined): boolean => /^\s*game *:/i.test(line ?? "");

/** The text with line feeds at the ends of its lines. */
export const lineFeeds = (text: string): string => text.replace(/\r\n?/g, "\n");

/** The lines of a stretch between two pieces, blank ones as ""; the rest of a piece's own line is not among them. */
function linesBetween(text: string, after: boolean): string[] {
  const lines = lineFeeds(text).split("\n").map((line) => line.trimEnd());
  return after ? lines.slice(1) : lines;
}
