import type { StatName } from "./header.ts";

/** A card type as a header names it. */
export interface HeaderType {
  readonly word: string;
  /** The only tags that may carry a number (`Chest (1)`) on this type; any tag may when absent. */
  readonly slots?: readonly string[];
  /** Whether tags in parentheses may follow (`Hero—Orc Mage (Fire)`). */
  readonly specialisation?: boolean;
}

/** The words that a game supplies for reading header lines. All are as printed, capitals included. */
export interface HeaderWords {
  readonly types: readonly HeaderType[];
  /** Words before the type. */
  readonly supertypes: readonly string[];
  /** Words after the type: `Set` in `Armor Set`. */
  readonly supertypesAfter: readonly string[];
  readonly factions: readonly string[];
  readonly classes: readonly string[];
  readonly professions: readonly string[];
  readonly specialisations: readonly string[];
  /** The word that marks a card as of the specialisation printed before it. */
  readonly talent: string;
  /** Known tags. Other single capitalised words are tags too; a tag of several words must be listed. */
  readonly tags: readonly string[];
  readonly unique: string;
  readonly unlimited: string;
  readonly damageTypes: readonly string[];
  readonly stats: Readonly<Record<StatName, string>>;
  /** Words before the number of a card that is not of the set proper; such a card has the word as a tag. */
  readonly series: readonly string[];
  /** The letters after a card's number. */
  readonly rarities: readonly string[];
}
