/** A stretch of a text: UTF-16 offsets, `end` exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export type Severity = "error" | "warning" | "note";

/** A replacement of a stretch of the source by other text. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** What could be written instead. `safe` when the meaning stays, or the text had none before. */
export interface Fix {
  readonly title: string;
  readonly safe: boolean;
  readonly edits: readonly Edit[];
}

/**
 * What is wrong with a text, where, why, and what to write instead. Returned, never thrown.
 * `span` counts from the start of the file that holds the text.
 */
export interface Diagnostic {
  /** Stable, `area/kebab`, one entry of the catalogue. */
  readonly code: string;
  readonly severity: Severity;
  readonly span: Span;
  readonly message: string;
  readonly help?: string;
  readonly related?: readonly { readonly span: Span; readonly message: string }[];
  readonly fix?: Fix;
}
