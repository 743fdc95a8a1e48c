import type { Grammar, NotRead } from "../grammar.ts";
import type { CardToken, SelfName } from "../lexer.ts";
import type { Diagnostic, Fix, Span } from "./diagnostic.ts";
import { describeExpected } from "./expected.ts";

/** What is known of a text that could not be read. */
export interface Stop {
  readonly text: string;
  readonly read: NotRead;
  readonly grammar: Grammar;
  readonly names: readonly SelfName[];
  /** The first token that cannot stand where it does; undefined at the end of the text. */
  readonly token: CardToken | undefined;
  readonly previous: CardToken | undefined;
}

/** The place of a token. */
export const spanOf = (token: CardToken): Span => ({ start: token.startOffset, end: token.startOffset + token.image.length });

/** What is said of a stop. */
export function error(code: string, span: Span, message: string, more: { readonly help?: string; readonly fix?: Fix } = {}): Diagnostic {
  return { code, severity: "error", span, message, ...more };
}

/** A fix that writes other words at a span. */
export function replacement(title: string, span: Span, text: string, safe = false): Fix {
  return { title, safe, edits: [{ span, text }] };
}

/** "After “deals 2” I expected a damage type and “damage”, for example “2 fire damage”." */
export function expectedAfter({ read, text, token, previous, grammar }: Stop): string {
  const { what, example } = describeExpected(read.expected, grammar.lexicon, previous?.image ?? "");
  const such = example === null ? "" : `, for example “${example}”`;
  if (previous === undefined) return `At the beginning I expected ${what}${such}.`;
  const from = read.lexed.tokens[Math.max(0, read.stoppedAt - 2)] as CardToken;
  const shown = text.slice(/^[.:;,]$/.test(from.image) ? previous.startOffset : from.startOffset, token === undefined ? text.length : spanOf(previous).end).trim();
  return `After “${shown}” I expected ${what}${such}.`;
}

/** Whether a text is read further than the token at an index. */
export function goesFurther(text: string, grammar: Grammar, names: readonly SelfName[], index: number): boolean {
  const stop = grammar.stop(text, names);
  return stop === null || stop.stoppedAt > index;
}
