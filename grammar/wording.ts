/**
 * What a game says of good wording, for tools that judge texts: which words are written for another, which
 * templates are out of use, what each type of card must print. The words themselves are in the `Vocabulary`.
 */

/** A word of the language that is often written where another is meant: "play a resource" for "place". */
export interface Confusion {
  /** What is written, word for word. */
  readonly written: string;
  /** What is meant by it. */
  readonly meant: string;
  /** The words that must follow for it to be a slip, as a regular expression; none where it always is one. */
  readonly before?: string;
  /** The words that must stand before it, as a regular expression. */
  readonly after?: string;
  readonly because: string;
}

/** A wording that cards no longer use, or never did. */
export interface Obsolete {
  /** What kind of template it is; each kind has a rule of its own. */
  readonly template: "moment" | "entering" | "naming" | "healing" | "only" | "insteadOf" | "costChange" | "trigger" | "party" | "otherGame" | "dying";
  /** The wording, as a regular expression with groups. */
  readonly pattern: string;
  /** What stands for it now; `$1` is the first group. */
  readonly modern: string;
  readonly because: string;
}

/** A verb that is said with another preposition: what is put goes “into” a hand, not “to” it. */
export interface Collocation {
  readonly verb: string;
  /** The preposition that does not go with it, and the one that does. */
  readonly written: string;
  readonly meant: string;
  /** The nouns before which it is wrong. */
  readonly before: readonly string[];
  readonly because: string;
}

/** A verb with things that it is never done to. */
export interface ObjectSlip {
  readonly verb: string;
  /** The verb that is meant. */
  readonly meant: string;
  readonly never: readonly string[];
  readonly because: string;
}

/** What a card of a type prints, and what its text must have. */
export interface TypeWording {
  /** The type as its header names it. */
  readonly type: string;
  /** Values without which the header is not whole, by name: atk, health, def, strike. */
  readonly needs: readonly string[];
  /** Values that a card of the type can't use. */
  readonly never: readonly string[];
  /** Whether it stays in play when it has been played. */
  readonly stays: "always" | "never" | "label";
  /** Whether it is played for a cost. */
  readonly cost: "always" | "never" | "sometimes";
  /** Whether a player has one of it, and never two. */
  readonly single?: true;
  /** Labels that its text must have, and that no other type's has. */
  readonly labels?: readonly string[];
  /** The verb of which its text must say what it costs: "pay (2) to complete this quest". */
  readonly deed?: string;
}

/** Something that anybody may do or undergo without a card that says so. */
export interface Permitted {
  readonly verb: string;
  /** Types of what may be done it to; anything by default. */
  readonly objects?: readonly string[];
  /** Whether it is what happens to the subject of the sentence: "can be attacked". */
  readonly undergone?: boolean;
}

/** Keywords that mean something only on cards of some types. */
export interface Bearers {
  readonly keywords: readonly string[];
  /** The types, as headers name them, on which they mean nothing. */
  readonly never: readonly string[];
}

/** Who fights. */
export interface Fighting {
  readonly verbs: readonly string[];
  readonly never: readonly string[];
}

/** The parts of wording that belong to a game. All that is not given is not judged. */
export interface Wording {
  readonly confusions: readonly Confusion[];
  readonly obsolete: readonly Obsolete[];
  readonly types: readonly TypeWording[];
  /** Supertypes of cards that are played for a cost whatever their type. */
  readonly paid: readonly string[];
  /** Pairs of words of which nothing can be both. */
  readonly opposites: readonly (readonly [string, string])[];
  /** What characters may do by the rules of the game, so that no card needs to let them. */
  readonly permitted: readonly Permitted[];
  readonly bearers: readonly Bearers[];
  /** The verbs of characters that fight, and the types, as headers name them, that never do. */
  readonly fighting: Fighting;
  readonly collocations: readonly Collocation[];
  readonly objects: readonly ObjectSlip[];
  /** What lists of cards write in parentheses behind a text, as regular expressions. */
  readonly remarks: readonly string[];
  /** The verb that turns a card from one side to the other. */
  readonly turning: string;
  /** Words by which other games call the values, with what they are called here. */
  readonly statWords: Readonly<Record<string, string>>;
  /** The noun for a card of any type. */
  readonly anyCard: string;
  /** Verbs that are done to a number of cards: how many is always said. */
  readonly counted: readonly string[];
  /** Zones of which there is one for all players. */
  readonly soleZones: readonly string[];
  /** Zones that players have, and cards never. */
  readonly playerZones: readonly string[];
  /** Verbs by which a card leaves play. */
  readonly leaving: readonly string[];
  /** The label of a power that works as long as the card is in play, without its colon. */
  readonly ongoingLabel: string;
  /** The verb that puts a card onto another. */
  readonly attachVerb: string;
  /** Words that are written for the icon that exhausts a card as a cost. */
  readonly activateWords: readonly string[];
}
