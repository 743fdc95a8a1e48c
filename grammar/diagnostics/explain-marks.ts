import type { Lexed } from "../lexer.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { error, goesFurther, replacement, spanOf, type Stop } from "./stop.ts";

/** A quote or a parenthesis that is opened and not closed, or closed and not opened; null where all are in pairs. */
export function unpaired(text: string, { tokens }: Lexed): Diagnostic | null {
  const open: number[] = [];
  let quote: number | null = null;
  for (const { image, startOffset } of tokens) {
    if (image === '"') quote = quote === null ? startOffset : null;
    else if (image === "(") open.push(startOffset);
    else if (image === ")" && open.pop() === undefined) return left(startOffset, "This parenthesis closes and none was opened.", "Leave it out, or write “(” where it begins.");
  }
  if (quote !== null) return left(quote, "These quotes are opened and not closed.", `Write “"” behind what they quote: behind “${lastWord(text)}”, if it is all.`);
  const [first] = open;
  return first === undefined ? null : left(first, "This parenthesis is opened and not closed.", `Write “)” behind what it holds: behind “${lastWord(text)}”, if it is all.`);
}

/** "Pay 2 to complete this quest.": a number that stands where only a cost in resources can (CR 403.6). */
export function bareCost({ text, read, grammar, names }: Stop): Diagnostic | null {
  for (const index of [read.stoppedAt, read.stoppedAt - 1, read.stoppedAt - 2]) {
    const token = read.lexed.tokens[index];
    if (token === undefined || !/^(?:\d+|X)$/.test(token.image)) continue;
    const span = spanOf(token);
    const instead = `(${token.image})`;
    // The parentheses are two tokens more, and what follows must be read too.
    if (!goesFurther(text.slice(0, span.start) + instead + text.slice(span.end), grammar, names, read.stoppedAt + 3)) continue;
    return error("text/bare-cost", span, `“${token.image}” is a cost in resources, and not in parentheses.`, { help: `Write “${instead}”.`, fix: replacement(`Write “${instead}”`, span, instead, true) });
  }
  return null;
}

const left = (at: number, message: string, help: string): Diagnostic => ({ code: "text/unpaired", severity: "error", span: { start: at, end: at + 1 }, message, help });

const lastWord = (text: string): string => /\S+$/.exec(text.trim())?.[0] ?? "";
