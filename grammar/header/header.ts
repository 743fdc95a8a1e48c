import type { Span } from "../diagnostics/diagnostic.ts";

/** A printed cost: a number, or X with what is added to it (`2 + X`). */
export type Cost = { readonly kind: "fixed"; readonly value: number } | { readonly kind: "x"; readonly plus: number };

/** A printed value: `*` stands for one that a power sets. */
export type PrintedValue = number | "X" | "*";

/** The values that a header can print. */
export type StatName = "atk" | "health" | "def" | "strike";

/** A tag with a number in parentheses: no player controls more cards with that tag than that (CR 202.1). */
export interface Restriction {
  readonly tag: string;
  readonly count: number;
}

/** The printed values; null where the header prints none. */
export interface Stats {
  readonly atk: PrintedValue | null;
  /** The type of the damage that goes with the ATK. */
  readonly damageType: string | null;
  readonly health: PrintedValue | null;
  readonly def: PrintedValue | null;
  readonly strike: PrintedValue | null;
}

/** How the damage type stands by the ATK: `3 [Fire] ATK`, `3 ATK (Fire)`, `3 ATK`. */
export type DamageTypeNotation = "bracket" | "parenthesis" | "none";

/** What follows the type, in printed order; its content is in the header's own fields. */
export type HeaderPart =
  | { readonly kind: "restriction" }
  | { readonly kind: "unique" | "unlimited"; /** As printed. */ readonly word: string }
  | { readonly kind: "professions" }
  | {
      readonly kind: "stat";
      readonly stat: StatName;
      /** The word as printed, as `Health`. */
      readonly word: string;
      readonly damageType: DamageTypeNotation;
      /** Whether a slash sets it off from the stat before, not a comma. */
      readonly slash: boolean;
    };

/** How the header writes what its other fields say. */
export interface HeaderSurface {
  /** `1+X` for `1 + X`. */
  readonly tightCost: boolean;
  /** How many of the supertypes stand after the type: 1 in `Arena Armor Set`. */
  readonly supertypesAfter: number;
  /** Whether a restriction, not a tag, follows the dash: `Location—Arena (3)`. */
  readonly restrictionAfterDash: boolean;
  readonly parts: readonly HeaderPart[];
}

/** Where the parts of a header stand in the file. */
export interface HeaderSpans {
  readonly header: Span;
  readonly name: Span;
  readonly cost: Span | null;
  readonly factions: Span | null;
  readonly classes: Span | null;
  /** Supertypes, types, tags and a hero's specialisation. */
  readonly typeLine: Span;
  readonly code: Span | null;
}

/**
 * The header line of a card:
 * `NAME, COST, FACTION, CLASS/CLASS, SUPERTYPE TYPE—TAGS (SPECIALISATION), TAG (N), Unique, JOB/JOB, STATS (SET-NUMBER)`.
 * Every field but `surface` and `spans` says what the card is.
 */
export interface Header {
  readonly kind: "header";
  readonly name: string;
  /** Null for cards that are not played for a cost. */
  readonly cost: Cost | null;
  readonly factions: readonly string[];
  /** The classes whose heroes may play the card; a character's own class is among its tags. */
  readonly classes: readonly string[];
  /** In printed order. An armor set is an Armor with the supertype Set. */
  readonly supertypes: readonly string[];
  /** In printed order; nearly always one (an Ability Ally is both). */
  readonly types: readonly string[];
  /** The number printed after the type of a card that comes in an order: 4 in `Boss Hero 4`. */
  readonly ordinal: number | null;
  /** The tags after the dash, in printed order: races, classes, kinds of weapon, specialisations. */
  readonly subtypes: readonly string[];
  /** What a hero has in parentheses: its specialisation, `Traitor`, `Talent`. */
  readonly talents: readonly string[];
  readonly restrictions: readonly Restriction[];
  readonly unique: boolean;
  readonly unlimited: boolean;
  readonly professions: readonly string[];
  readonly stats: Stats;
  readonly set: string | null;
  /** The word before the number of a card that is not of the set proper: `Loot` in `(Legion-Loot1)`. */
  readonly series: string | null;
  readonly number: number | null;
  readonly rarity: string | null;
  readonly surface: HeaderSurface;
  readonly spans: HeaderSpans;
}

/** Every tag of a card: its subtypes, what a hero has in parentheses, the tags of its restrictions, and its series. */
export function tagsOf(header: Header): string[] {
  return [...new Set([...header.subtypes, ...header.talents, ...header.restrictions.map(({ tag }) => tag), ...(header.series === null ? [] : [header.series])])];
}
