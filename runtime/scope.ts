import type { Id, Snapshot } from "./state.ts";

/**
 * A reference into the IR of the library: a card key or `keyword:<name>`, `#`, and the path of the
 * node ("honor/darok-steelstrike#powers/0/effects").
 */
export type Ref = string;

export type CounterMap = Readonly<Record<string, number>>;

/** Something that happens or has happened to or by one object. What a clause says, with ids for nouns. */
export interface EventRecord {
  readonly verb: string;
  readonly subject?: Id;
  readonly object?: Id;
  readonly to?: Id;
  readonly from?: Id;
  readonly with?: Id;
  readonly against?: Id;
  /** With what else it is done: one packet is dealt with all weapons that its wielder has struck with (CR 408.3d). */
  readonly alsoWith?: readonly Id[];
  readonly amount?: number;
  readonly types?: readonly string[];
  readonly unpreventable?: boolean;
  readonly combat?: boolean;
  readonly fatal?: boolean;
  readonly counter?: string;
  /** The verb that is skipped. */
  readonly doing?: string;
  /** Zones, with the player whose they are (0 for shared ones). */
  readonly outOf?: Spot;
  readonly into?: Spot;
  /** The zone that its object has neither left nor entered by it, though it has gone from one player's part of it to another's. */
  readonly within?: string;
  readonly manner?: readonly string[];
  /** Done by the game: nothing stops it, nothing replaces it (CR 103.3). */
  readonly byGame?: true;
  /** The player who does it, where that is not the subject. */
  readonly by?: Id;
  /** The scope and the object that caused it ("this way"). */
  readonly scope?: Id;
  readonly cause?: Id;
  /** What of a player it is about that is no card: his deck, the game. */
  readonly concept?: string;
  /** What was paid for by it. */
  readonly paying?: EventRecord;
  /** What its object was, where it stops being that with the event: a quest that is completed turns face down. */
  readonly was?: Snapshot;
  /** Words that say how an object enters. */
  readonly entry?: Entering;
}

/** The same event but for some parts; to spread it and change parts of it in one literal takes three times as long. */
export const altered = (event: EventRecord, changes: Partial<EventRecord>): EventRecord => Object.assign({ ...event }, changes);

export interface Spot {
  readonly zone: string;
  readonly of: Id;
  readonly position?: "top" | "bottom";
  readonly depth?: number;
}

/** How something enters a zone. */
export interface Entering {
  readonly exhausted?: boolean;
  readonly faceDown?: boolean;
  readonly back?: boolean;
  readonly attachedTo?: Id;
  readonly controller?: Id;
  readonly counters?: CounterMap;
  readonly damage?: number;
}

/** What a power that is being read knows: who reads it, on what, and what was chosen so far. */
export interface Scope {
  readonly id: Id;
  /** The scope from which this one was kept for later; what that one did has happened this way too. */
  readonly origin: Id;
  readonly source: Id;
  you: Id;
  /** The keyword use whose parameters the power may name. */
  readonly args: Ref;
  /** Who granted the power, for what the grantor has chosen. */
  readonly granter: Id;
  event: EventRecord | null;
  link: Id;
  x: number;
  bound: Readonly<Record<string, readonly Id[]>>;
  words: Readonly<Record<string, string>>;
  numbers: Readonly<Record<string, number>>;
  /** What was chosen for each selection, by its reference; 0 for a target that is no longer legal. */
  targets: Readonly<Record<Ref, readonly Id[]>>;
  /** By the reference of a choice of modes which were chosen, by that of a division how much each target gets. */
  modes: Readonly<Record<Ref, readonly number[]>>;
  /** Who does what the clause says, where it has no subject; 0 is `you`. */
  doer: Id;
  /** Within a filter: what is tested. Set only while a filter is evaluated. */
  candidate: Id;
}
