import type { Info } from "./info.ts";
import type { CounterMap, Ref } from "./scope.ts";
import type { Id } from "./state.ts";

/** What a card was as it left its zone (last known information, CR 709.2f). */
export interface Snapshot extends Info {
  readonly zone: string;
  readonly row: string;
  readonly controller: Id;
  readonly stats: Readonly<Record<string, number>>;
  readonly attachments: readonly Id[];
}

/**
 * A card or token in a zone. A card that changes zones becomes a different object (CR 415): the old
 * one stays in the table with `past` set, and `successor` tells what it became.
 */
export interface CardObject {
  readonly kind: "card";
  readonly id: Id;
  /** The same for all objects that one physical card has been. */
  readonly card: number;
  /** The face set that is printed on it: a card key, or a reference to the face of a token. */
  readonly def: Ref;
  readonly token: boolean;
  /** Stands for no card: a copy of one on the chain, which ceases to exist as it leaves it (CR 402.1). */
  duplicate?: true;
  owner: Id;
  back: boolean;
  /** Who put it into play; modifiers of control start from there. */
  base: Id;
  /** Who has gained control of it for good since, and when (CR 401.3b). */
  gains?: readonly Gain[];
  controller: Id;
  zone: string;
  /** A part of the play zone: the party or the resource row. */
  row: string;
  exhausted: boolean;
  faceDown: boolean;
  damage: number;
  counters: CounterMap;
  /** For counters that change stats: when each of a kind was put there that was not there as the card entered play, the first first (CR 718.2g). */
  countersAt?: Readonly<Record<string, readonly number[]>>;
  attachedTo: Id;
  /** The turn in which it last came under its controller's control, and how many turns he had started by then. */
  since: number;
  /** For modifiers by timestamp (CR 718). */
  stamp: number;
  /** When its powers came back that it had lost (CR 718.2f); 0 for those that are lost now. */
  returned?: Readonly<Record<Ref, number>>;
  successor: Id;
  /** The scope that moved it on, for "it" after two moves by one power. */
  movedBy: Id;
  past: Snapshot | null;
  /** What its own powers chose for it as it entered play: "the chosen type". */
  memory: Memory;
  /** Uses of each limited power this turn. */
  uses: Readonly<Record<Ref, number>>;
}

/** Control that has no end of its own: the latest of all that say who controls a card is the one that holds. */
export interface Gain {
  readonly by: Id;
  readonly stamp: number;
}

/** What choices named. */
export interface Memory {
  readonly bound: Readonly<Record<string, readonly Id[]>>;
  readonly words: Readonly<Record<string, string>>;
  readonly numbers: Readonly<Record<string, number>>;
}
