import type { Clause } from "./clause.ts";
import type { Condition } from "./condition.ts";
import type { Cost } from "./cost.ts";
import type { Amount } from "./amount.ts";
import type { Effect } from "./effect.ts";
import type { Filter } from "./filter.ts";
import type { Noun } from "./noun.ts";
import type { Statement } from "./statement.ts";
import type { Moment } from "./time.ts";

/** What a keyword may be given. */
export type KeywordArgument =
  | { readonly parameter: "noun"; readonly value: Noun }
  | { readonly parameter: "number"; readonly value: Amount }
  | { readonly parameter: "word"; readonly value: string }
  /** A word that an earlier choice named: "the chosen resistance". */
  | { readonly parameter: "chosen"; readonly name: string }
  | { readonly parameter: "power"; readonly value: readonly Effect[] };

/** A keyword as it stands on a card or is granted. Its meaning lies in the game's keyword modules. */
export interface KeywordUse {
  readonly keyword: string;
  readonly args: readonly KeywordArgument[];
}

/** Labels of the game before a power ("ongoing", "reward"), in printed order. */
interface Labelled {
  readonly labels?: readonly string[];
}

export interface KeywordPower extends Labelled, KeywordUse {
  readonly power: "keyword";
}

/** What a card does as it resolves, or a quest as its reward. */
export interface OneShot extends Labelled {
  readonly power: "oneShot";
  readonly effects: readonly Effect[];
}

/** "Cost >>> effect." `timing` must hold to use it; `limit` is the number of uses each turn. */
export interface Payment extends Labelled {
  readonly power: "payment";
  readonly costs: readonly Cost[];
  readonly effects: readonly Effect[];
  readonly timing?: Condition;
  readonly limit?: Amount;
  /** Zones it can be used from, where that is not play alone. */
  readonly zones?: readonly string[];
}

/** An event, or a moment of the turn. */
export type Trigger =
  | { readonly on: "event"; readonly event: Clause; readonly first?: "eachTurn" | "thisTurn"; readonly while?: Condition }
  | { readonly on: "moment"; readonly moment: Moment };

/**
 * "When …, effect." `condition` is checked as it triggers and again as it resolves (CR 703.2).
 * `immediate`: part of the event itself, without the chain ("As … enters play", CR 704.1b).
 */
export interface Triggered extends Labelled {
  readonly power: "triggered";
  readonly triggers: readonly Trigger[];
  readonly condition?: Condition;
  readonly effects: readonly Effect[];
  readonly immediate?: true;
}

export interface Continuous extends Labelled {
  readonly power: "continuous";
  readonly statements: readonly Statement[];
  readonly while?: Condition;
}

/** "If … would …, … instead", "Prevent …" (CR 716, 717). `optional`: that player may choose not to. */
export interface Replacement extends Labelled {
  readonly power: "replacement";
  readonly event: Clause;
  readonly condition?: Condition;
  readonly optional?: Noun;
  readonly effects: readonly Effect[];
  /** Happens beside the event instead of in its place. */
  readonly besides?: true;
  /** "The next 4 damage": only so much in all is prevented or changed, then it is used up; "each turn": anew each turn. */
  readonly limit?: { readonly amount: Amount; readonly everyTurn?: true };
}

export type ModifierPower = Continuous | Triggered | Replacement;

/** What must be so to put the card into a deck: the hero passes a filter, or cards are kept out. */
export interface Deckbuilding extends Labelled {
  readonly power: "deckbuilding";
  readonly hero?: Filter;
  readonly excludes?: Filter;
  /** Only such cards can be in the deck of the hero. */
  readonly includes?: Filter;
  /** Of these kinds there can be one in the deck of the hero, beside what it `includes`. */
  readonly either?: readonly Filter[];
  /** No card that asks something of its deck can be in it; or none but those that ask what `includes` names; or those with a reputation it names as well. */
  readonly unrestricted?: "all" | "other" | "otherReputation";
  readonly reputation?: string;
  /** The talents one of which the card is of: others of its class can't be in the deck. */
  readonly talents?: readonly string[];
}

/** "Play only if …". */
export interface PlayRestriction extends Labelled {
  readonly power: "playRestriction";
  readonly condition: Condition;
}

/** "As an additional cost to …", "As a cost to place this quest face up, …". */
export interface AdditionalCost extends Labelled {
  readonly power: "additionalCost";
  readonly clause: Clause;
  readonly costs: readonly Cost[];
  /** "Where X is 5 or less": the most that X can be. */
  readonly mostX?: Amount;
}

/** "You may … rather than pay its cost", "without paying its cost" (no costs). */
export interface AlternateCost extends Labelled {
  readonly power: "alternateCost";
  readonly clause: Clause;
  readonly costs: readonly Cost[];
  readonly condition?: Condition;
}

export type Power =
  | KeywordPower
  | OneShot
  | Payment
  | Triggered
  | Continuous
  | Replacement
  | Deckbuilding
  | PlayRestriction
  | AdditionalCost
  | AlternateCost;
