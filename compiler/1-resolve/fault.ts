import type { Diagnostic, Span } from "../../grammar/diagnostics/diagnostic.ts";
import type { VerbEntry } from "../../grammar/vocabulary.ts";

/** What is known of the words of a language where agreement is judged. */
export interface AgreeingWords {
  readonly verbs: ReadonlyMap<string, VerbEntry>;
  /** Words whose plural is their singular. */
  readonly invariable: ReadonlySet<string>;
  /** Words that stand without another before them. */
  readonly bare: ReadonlySet<string>;
  /** Places of which there is one: "the game". */
  readonly sole: ReadonlySet<string>;
  /** Players' places whose cards are not in play: "his hand". */
  readonly outside: ReadonlySet<string>;
  /** The icons of damage types. */
  readonly damageIcons: ReadonlySet<string>;
  /** Keywords that are nouns, and so take "a": those that have a plural. */
  readonly nounKeywords: ReadonlySet<string>;
  /** The plural of each singular, and the reverse. */
  readonly others: ReadonlyMap<string, string>;
  /** The paragraph. */
  readonly text: string;
}

/** A fault of grammar as a diagnostic. `instead` is written for the words of the span. */
export function fault(code: string, span: Span, message: string, help: string, instead: string | null = null): Diagnostic {
  return { code, severity: "error", span, message, help, ...(instead === null ? {} : { fix: { title: `Write “${instead}”`, safe: false, edits: [{ span, text: instead }] } }) };
}

/** The first word of a stretch, with its place. */
export function firstWord(text: string, { start, end }: Span): { readonly word: string; readonly span: Span } {
  const [word = ""] = /^[^\s,.]+/.exec(text.slice(start, end)) ?? [];
  return { word, span: { start, end: start + word.length } };
}

/** The words of a stretch. */
export const wordsAt = (text: string, { start, end }: Span): string => text.slice(start, end);
