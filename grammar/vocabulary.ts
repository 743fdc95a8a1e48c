/**
 * What a game supplies to the grammar: its words. The grammar knows forms of wording and the
 * function words of English; types, zones, verbs, stats and the rest come from here.
 */

/** A word of the game in its forms: `{ lemma: "ally", forms: { singular: "ally", plural: "allies" } }`. */
export interface Entry {
  readonly lemma: string;
  readonly forms: Readonly<Record<string, string>>;
}

/** A preposition (or none) and the part of the event that what follows it plays. */
export type Roles = Readonly<Partial<Record<string, VerbRole>>>;

export type VerbRole = "object" | "to" | "from" | "with" | "against" | "into" | "outOf" | "subject";

/**
 * A verb: its forms, its frame (what may follow it), and what it is called in the meaning if that
 * is not its lemma. Frames: `plain` an object or none; `intransitive` no object; see `roles` for
 * which prepositions it takes.
 */
export interface VerbEntry {
  readonly lemma: string;
  readonly base: string;
  readonly s: string;
  readonly past: string;
  readonly participle: string;
  readonly ing: string;
  /** What may stand as its object: none, a thing, an amount of damage, a player… */
  readonly object: "none" | "optional" | "required";
  /** Prepositions it takes, and the role each gives. */
  readonly roles: Roles;
  /** Whether its object is an amount of damage, so that the amount is the object's number. */
  readonly damage?: boolean;
  /** The part of who undergoes it in the passive, where that is not "to": who is healed. */
  readonly recipient?: "from";
  /** Whether it is a keyword that can be told as something to do: "delve". */
  readonly keyword?: true;
  /** Whether, without an object in the passive or active, its subject undergoes it ("this ally readies"). */
  readonly middle?: boolean;
  /** Whether only a player can do it. */
  readonly player?: boolean;
  /** The parts, beside who does it, that a player can have in it: a player is sabotaged, and none is destroyed. */
  readonly playersAs?: readonly ("object" | "to" | "from" | "with" | "against")[];
  /** Where in a game it happens, if it happens once: a game is won as it ends, and one goes first as it begins. */
  readonly once?: "asItBegins" | "asItEnds";
  /** The step in which the rules do it, by its lemma, so that a text can leave it to a player. */
  readonly step?: string;
}

/** A type of card, or a class of types, as a noun. `personal` types are referred to by parts of their names. */
export interface TypeEntry extends Entry {
  readonly personal?: boolean;
  /** Whether such a card stays in play, so that what its text states holds on and does not happen once. */
  readonly holdsOn?: boolean;
  /** For a word that stands for several types: which. */
  readonly includes?: readonly string[];
}

/** A word that heads a power before a colon. */
export interface LabelEntry extends Entry {
  /** Whether what it heads holds on, whatever the card's type. */
  readonly holdsOn?: boolean;
}

/** A zone. `bare`: it stands without a word before it: "in play", "into hand"; `sole`: there is one, "the game"; `outside`: it is a player's, and what lies there is not in play. */
export interface ZoneEntry extends Entry {
  readonly bare?: boolean;
  readonly sole?: boolean;
  readonly outside?: boolean;
}

export interface KeywordEntry {
  readonly lemma: string;
  /** Every word form that texts use. */
  readonly forms: Readonly<Record<string, string>>;
  /** What follows it: "Mend 2", "Inspire: Ally", "Stash: draw a card.", "Reserve 3: draw a card."; a damage type stands before it. */
  readonly parameter: "none" | "noun" | "number" | "damageType" | "power" | "numberPower";
  /** Whether it may stand without its parameter. */
  readonly bare?: boolean;
  /** The parenthesised wordings that cards print, without the parentheses. */
  readonly reminders: readonly string[];
}

export interface Vocabulary {
  readonly game: string;
  readonly types: readonly TypeEntry[];
  /** Nouns for players: player, opponent. */
  readonly players: readonly Entry[];
  /** Words of the type line. */
  readonly tags: readonly Entry[];
  /** Words before the type that texts use as adjectives. */
  readonly supertypes: readonly Entry[];
  /** Adjectives of cards in play: exhausted, ready, damaged. */
  readonly states: readonly Entry[];
  /** Bracketed icons, without the brackets. */
  readonly icons: readonly string[];
  /** The icon for exhausting the bearer as a cost. */
  readonly activate: string;
  readonly zones: readonly ZoneEntry[];
  readonly stats: readonly Entry[];
  readonly damageTypes: readonly string[];
  /** Words for damage of several types at once, with those types. */
  readonly mixedDamage?: Readonly<Record<string, readonly string[]>>;
  readonly verbs: readonly VerbEntry[];
  readonly keywords: readonly KeywordEntry[];
  /** Parts of a turn: turn, combat, ready step. */
  readonly steps: readonly Entry[];
  /** Attributes that can be shared, chosen or named: name, race, cost, rarity. */
  readonly attributes: readonly Entry[];
  /** Characters that texts call by a name of their own, such as the boss of a raid. */
  readonly names?: readonly string[];
  /** Tags that may stand alone in a text box: whom the card belongs to. */
  readonly affiliations?: readonly string[];
  /** Words before a colon that head a power: Ongoing, Reward. */
  readonly labels: readonly LabelEntry[];
  /** Further words that head a power on some cards, and its meaning without them is the same. */
  readonly manners: readonly Entry[];
}
