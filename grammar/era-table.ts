/**
 * How the cards of an era word what can be worded in several ways, as a game supplies it. Which words of the
 * game stand in which template is said here; what the templates look like as trees is the formatter's.
 */
export interface EraTable<Era extends string = string> {
  /** The era that is meant where none is named. */
  readonly standard: Era;
  readonly eras: Readonly<Record<Era, EraWording>>;
}

/** A phrase that the era writes for another that means the same. Both are texts of card language. */
export interface PhraseChange {
  /** The rule of the grammar that reads both. */
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  /** On which nouns, where not on all: types of cards; a tag that stands alone is one of `tags`. */
  readonly of?: { readonly types: readonly string[]; readonly tags: readonly string[] };
}

/** How an era words its cards; what is absent is left as it is printed. */
export interface EraWording {
  readonly phrases: readonly PhraseChange[];
  /** What a card of these types calls itself: its name, or "this ally". */
  readonly self?: {
    readonly as: "name" | "type";
    readonly types: readonly string[];
    /** Types that go by a part of their name, and the words of a name that are none. */
    readonly short?: { readonly types: readonly string[]; readonly titles: readonly string[] };
  };
  /** Whether "card" follows a type whose cards lie in one of these zones: "an ally card from your graveyard". */
  readonly zoneCards?: { readonly card: "named" | "silent"; readonly word: string; readonly zones: readonly string[]; readonly types: readonly string[] };
  /** Two stats that change together, with their names or by their order: "+1 ATK / +1 health", "+1 / +1". */
  readonly statPair?: { readonly stats: readonly [string, string]; readonly named: boolean };
  /** Whether what a token has follows it or stands before it: "a Wolf token into play with 3 ATK / 3 health", "a 3 / 3 health Wolf token". */
  readonly tokenStats?: { readonly stand: "before" | "after"; readonly stats: readonly [string, string]; readonly zone: string };
  /** Where it stands when a power may be used: in front with a colon, or as the text says it ("Use only on your turn.", "On your turn, pay …"). */
  readonly timing?: { readonly stands: "front" | "text"; readonly use: string };
  /** "one of your weapons" or "a weapon you control"; of these types. */
  readonly oneOfYours?: { readonly as: "partitive" | "controlled"; readonly types: readonly string[]; readonly control: string };
  /** Keywords that a character is ("is elusive", "is a protector"), or that it has like any other. */
  readonly beingKeywords?: { readonly as: "being" | "having"; readonly states: readonly string[]; readonly nouns: readonly string[] };
  /** Whether keywords within sentences have capitals. */
  readonly keywords?: "lower" | "title";
}
