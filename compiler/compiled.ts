import type { Card, KeywordDefinition } from "../ir/index.ts";
import type { Diagnostic, Span } from "../grammar/diagnostics/diagnostic.ts";
import type { Header } from "../grammar/header/header.ts";

/** A token of a card's text with the one node that owns it. Offsets count within `CompiledCard.text`. */
export interface OwnedToken extends Span {
  readonly text: string;
  /** A path into `ast`: `/faces/0/paragraphs/1/sentences/0/clause/object`. */
  readonly node: string;
}

/** What `resolve` decided: the node at `node` stands for, or attaches to, what `to` says, by a numbered preference. */
export interface Binding {
  readonly node: string;
  readonly to: string;
  readonly preference: string;
}

/** Everything that is known of one card. `ir` is null when the card is refused; nothing compiles in part. */
export interface CompiledCard {
  readonly file: string;
  readonly line: number;
  readonly game: string;
  readonly set: string;
  readonly key: string;
  readonly name: string;
  readonly header: Header | null;
  /** The paragraphs as they stand in the file, joined by line feeds; faces by a line `BACK:`. */
  readonly text: string;
  readonly tokens: readonly OwnedToken[];
  /** `{ faces: [{ side, paragraphs }] }`; a paragraph that was not understood is null there. */
  readonly ast: unknown;
  /** The text as printed from the AST's fields; null when not all of it was read. */
  readonly printed: string | null;
  readonly bindings: readonly Binding[];
  readonly ir: Card | null;
  /** Spans count from the start of the file. */
  readonly diagnostics: readonly Diagnostic[];
  readonly status: "whole" | "refused";
}

/** A file of cards, compiled. `diagnostics` are those of the file that belong to no card. */
export interface CompiledFile {
  readonly file: string;
  readonly game: string;
  readonly set: string;
  readonly source: string;
  readonly cards: readonly CompiledCard[];
  /** Keywords that the file declares. */
  readonly keywords: readonly KeywordDefinition[];
  readonly diagnostics: readonly Diagnostic[];
}

/** What is decided of a card, without how it was read. */
export type JudgedCard = Pick<CompiledCard, "line" | "name" | "text" | "ir" | "diagnostics" | "status">;

/** A file of which is known what its cards mean and what is wrong with them. */
export interface JudgedFile extends Omit<CompiledFile, "cards"> {
  readonly cards: readonly JudgedCard[];
}
