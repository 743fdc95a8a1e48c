import type { Lexed } from "../lexer.ts";
import type { Diagnostic } from "./diagnostic.ts";

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

const left = (at: number, message: string, help: string): Diagnostic => ({ code: "text/unpaired", severity: "error", span: { start: at, end: at + 1 }, message, help });

const lastWord = (text: string): string => /\S+$/.exec(text.trim())?.[0] ?? "";
