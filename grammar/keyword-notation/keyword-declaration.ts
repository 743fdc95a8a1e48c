import type { SourceText } from "../card-file/source-card.ts";
import type { Span } from "../diagnostics/diagnostic.ts";

/** What a keyword is given where it is used: a thing, a number, a damage type, or a power. */
export interface KeywordParameter {
  /** The word between brackets: “thing” of `[thing]`. */
  readonly name: string;
  readonly kind: "noun" | "number" | "damageType" | "power";
  /** What stands for it where a use gives none: “Combo” of `[tag = Combo]`. */
  readonly standard: string | null;
}

/** The forms of a keyword that is used as a verb too: “inspire”, “sabotage”. */
export interface KeywordVerb {
  readonly base: string;
  readonly s: string;
  readonly past: string;
  readonly participle: string;
  readonly ing: string;
}

/** A keyword as its paragraph declares it. */
export interface KeywordDeclaration {
  /** The name in lower case: what the keyword is called in every later step. */
  readonly lemma: string;
  /** The name as declared, without its parameter. */
  readonly title: string;
  /** Every word form by its name: `lower`, `title`, `plural`, `pluralTitle`, `also1`… */
  readonly forms: Readonly<Record<string, string>>;
  readonly verb: KeywordVerb | null;
  /** At most one, or a number and then a power. */
  readonly parameters: readonly KeywordParameter[];
  /** What the keyword means, a power a paragraph, in the card language. */
  readonly meaning: readonly SourceText[];
  /** The wordings that cards print in parentheses after it, without the parentheses. */
  readonly reminders: readonly SourceText[];
  /** Where the name is declared, in its file. */
  readonly span: Span;
}
