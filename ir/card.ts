import type { Noun } from "./noun.ts";
import type { Power } from "./power.ts";

/** The version of this format; it changes when an older reader could misunderstand a newer file. */
export const FORMAT = 1;

export type CardCost = { readonly kind: "fixed"; readonly value: number } | { readonly kind: "x"; readonly plus: number };

/** A number of the type line; "X" and "*" are set by a power. */
export type PrintedNumber = number | "X" | "*";

/** One face of a card or a token: what the type line says, and the powers. Absent lists are empty. */
export interface CardFace {
  readonly name: string;
  readonly cost: CardCost | null;
  readonly factions: readonly string[];
  readonly classes: readonly string[];
  readonly supertypes: readonly string[];
  readonly type: string;
  readonly tags: readonly string[];
  readonly limits: readonly { readonly tag: string; readonly count: number }[];
  readonly unique: boolean;
  readonly unlimited: boolean;
  readonly professions: readonly string[];
  readonly talents: readonly string[];
  /** By name: atk, health, def, strike, capacity. */
  readonly stats: Readonly<Record<string, PrintedNumber>>;
  readonly damageTypes: readonly string[];
  readonly powers: readonly Power[];
}

/** A whole card, as it is compiled. */
export interface Card extends CardFace {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly set: string;
  /** Unique within game and set: the kebab-case name, with an ordinal where two agree. */
  readonly key: string;
  readonly number: string | null;
  readonly rarity: string | null;
  /** The other face of a two-sided card. */
  readonly back: CardFace | null;
}

/** A keyword of a game: its meaning is a list of powers, in which parameters stand for what a use gives. */
export interface KeywordDefinition {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly keyword: string;
  /** Other words of the keyword that texts use: "inspired", "protectors". */
  readonly forms: readonly string[];
  /** `standard` is what a parameter is where a use leaves it out. */
  readonly parameters: readonly { readonly name: string; readonly kind: "noun" | "number" | "word" | "power"; readonly standard?: Noun }[];
  readonly powers: readonly Power[];
}
