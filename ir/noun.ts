import type { Amount } from "./amount.ts";
import type { Filter } from "./filter.ts";

/** The part that a participant plays in an event: see `Clause`. */
export type Role = "subject" | "object" | "to" | "from" | "with" | "against";

/** The object that bears the power: the card, or the character that was granted the power. */
export interface Self {
  readonly noun: "self";
}

/** The player who reads the power (CR glossary "you": the controller of the link). */
export interface You {
  readonly noun: "you";
}

/**
 * What an earlier selection, act or choice of the same power named with `as`. In the clause that all of
 * a selection take part in, each of them by itself: "each ally deals damage to itself".
 */
export interface Bound {
  readonly noun: "bound";
  readonly name: string;
}

/** Who or what plays a part in the event that triggered the power, or that it replaces. */
export interface EventRole {
  readonly noun: "event";
  readonly role: Role;
}

/** What the bearer is attached to. `any`: "attached card", whatever it is by now (CR 400.6); else what it could be attached to. */
export interface Host {
  readonly noun: "host";
  readonly any?: true;
}

/** Within a filter: the object that is being tested. */
export interface Candidate {
  readonly noun: "candidate";
}

/** The controller or the owner of something, as it was when it was last in play if it is gone. */
export interface PlayerOf {
  readonly noun: "controller" | "owner";
  readonly of: Noun;
}

/** The player whose turn it is. */
export interface TurnPlayer {
  readonly noun: "turnPlayer";
}

/** The noun phrase that a keyword was given (`inspire: [ally]`). */
export interface NounParameter {
  readonly noun: "parameter";
  readonly name: string;
}

export type Reference = Self | You | Bound | EventRole | Host | Candidate | PlayerOf | TurnPlayer | NounParameter;

/** How many of what a filter admits. `all` is also "each"; `the` is a description that is met by what there is. */
export type Quantity =
  | { readonly count: "exactly"; readonly of: Amount }
  | { readonly count: "upTo"; readonly of: Amount }
  | { readonly count: "atLeast"; readonly of: Amount }
  | { readonly count: "any" }
  | { readonly count: "all" };

/**
 * Objects or players picked by a filter. With `target` they are chosen as the link is added to the
 * chain (CR 706), else as the act happens, by `chooser` (default: who does the act). In an event
 * pattern a selection of one matches whatever its filter admits.
 */
export interface Selection {
  readonly noun: "select";
  readonly quantity: Quantity;
  readonly filter: Filter;
  readonly target?: true;
  readonly random?: true;
  readonly chooser?: Noun;
  /** No two of them have a word of this attribute in common: "with different names". */
  readonly different?: string;
  /** The name by which later parts of the power refer to what was selected. */
  readonly as?: string;
}

/** Several nouns taken together: "your hero and each ally in your party". */
export interface Several {
  readonly noun: "several";
  readonly of: readonly Noun[];
}

export type Noun = Reference | Selection | Several;

/** A place for cards. Without `of` it is any player's, or the owner's for a goal. */
export interface Place {
  readonly zone: string;
  readonly of?: Noun;
  readonly position?: "top" | "bottom";
  /** With a position, how many cards there; alone, how many from the top the card lies or is put (1 is the top itself). */
  readonly depth?: Amount;
}
