import type { Amount, Comparison } from "./amount.ts";
import type { Noun, Place } from "./noun.ts";

/** What damage is: its types (several: a choice is not implied, the packet has them all), and whether it is combat damage. */
export interface DamageKind {
  readonly types?: readonly string[];
  /** "Non-melee": none of these types. */
  readonly otherThan?: readonly string[];
  readonly unpreventable?: true;
  /** `false` is "non-combat". */
  readonly combat?: boolean;
  /** `false` is "non-fatal"; `more` is more than fatal damage: in excess of the character's health. */
  readonly fatal?: boolean | "more";
  /** The type of what something was chosen or named. */
  readonly chosen?: string;
}

/** How something enters play, or lies in a place. */
export interface Entry {
  readonly exhausted?: boolean;
  readonly faceDown?: boolean;
  readonly under?: Noun;
  readonly attachedTo?: Noun;
  readonly counters?: readonly CounterKind[];
  readonly damage?: Amount;
  /** Flipped the same way as this was when it was last in play. */
  readonly flippedAs?: Noun;
}

export interface CounterKind {
  readonly counter: string;
  readonly amount: Amount;
}

/**
 * A verb with its participants, the same in all moods: something to do, an event that triggers,
 * what may or can't be done, what would happen, what has happened. Voice is gone: who deals is the
 * subject and who is dealt damage is `to`, whichever way the text says it. An imperative has no
 * subject: the reader does it. As a pattern, a part that is absent matches anything.
 *
 * Parts by verb, where they are not obvious: `deal` subject (source) amount damage to (recipient) with (weapon, ability);
 * `heal` subject amount from (patient); `put`, `remove`, `move` object outOf into; `enter` and `leave`
 * subject into/outOf; `attach` object to; `target` subject (card or effect) object; `protect` subject against
 * (attacker); `attack` subject object; `strike` subject with (weapon); `token` goes in a `create` effect.
 */
export interface Clause {
  readonly verb: string;
  readonly subject?: Noun;
  readonly object?: Noun;
  readonly to?: Noun;
  readonly from?: Noun;
  readonly with?: Noun;
  readonly against?: Noun;
  readonly amount?: Amount;
  /** How much as an event: "3 or more damage". */
  readonly comparison?: Comparison;
  readonly damage?: DamageKind;
  readonly counter?: string;
  /** Counters of the kind that was chosen: the name of the choice. */
  readonly chosenCounter?: string;
  readonly outOf?: Place;
  readonly into?: Place;
  readonly entry?: Entry;
  /** By whose doing it happens: "when an opposing card causes you to discard". */
  readonly cause?: Noun;
  /** What is paid for by it: "when you remove cards to play an ability". */
  readonly paying?: Clause;
  /** The verb that is skipped: "skips drawing that card". */
  readonly doing?: string;
  /** Manner words that a rule of the game tells apart: immediately, alone, faceUp, freely, asThoughReady. */
  readonly manner?: readonly string[];
}
