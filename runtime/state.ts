import type { EventRecord, Ref, Scope } from "./scope.ts";
import type { CardObject } from "./card-object.ts";
import type { RandomState } from "./random.ts";
import type { Request } from "./decision.ts";
import type { LoopWatch } from "./loops.ts";

export type { CardObject, Gain, Memory, Snapshot } from "./card-object.ts";

/** The number of a player, a card (or token) in a zone, or a link. 0 stands for nothing. */
export type Id = number;

export interface Player {
  readonly kind: "player";
  readonly id: Id;
  readonly name: string;
  readonly team: number;
  /** The part that only players of some games have: a raider, who plays the Boss. */
  readonly role?: string;
  hero: Id;
  out: boolean;
  /** Why the player is out, for the log. */
  lost: string;
  /** Turns this player has started. */
  turns: number;
  /** Game attributes: what was placed this turn, and so on. */
  marks: Readonly<Record<string, number>>;
}

/** A card or effect on the chain (CR 705). */
export interface Link {
  readonly kind: "link";
  readonly id: Id;
  readonly what: "card" | "effect" | "place" | "proposal" | "strike" | "reward" | "triggered";
  readonly controller: Id;
  readonly source: Id;
  /** The card on the chain, if it is one. */
  readonly object: Id;
  /** The effects that it does as it resolves. */
  readonly effects: Ref;
  readonly scope: Id;
  readonly labels: readonly string[];
  /** For a triggered effect: its power, whose condition is checked again (CR 703.2). */
  readonly power: Ref;
  gone: boolean;
}

export type Thing = CardObject | Player | Link;

/** A lasting modifier: powers that a resolving link or an event created (CR 714.3). */
export interface Modifier {
  readonly id: Id;
  /** The list of powers that it applies. */
  readonly powers: Ref;
  readonly scope: Id;
  readonly stamp: number;
  readonly duration: Ref;
  readonly once: boolean;
  /** Used up, or its time is over. */
  over: boolean;
  /** How much of a limited replacement has been used ("the next 4 damage"). */
  used: number;
  readonly turn: number;
  readonly combat: number;
  /** Its printed end has come while text was read to mean another moment (HFI-054). */
  passed?: true;
  /** What the statements' amounts were as it was created, by the reference of the statement. */
  readonly locked: Readonly<Record<Ref, number>>;
}

/** An effect that waits for a moment or that has triggered and waits for priority (CR 708). */
export interface Waiting {
  readonly power: Ref;
  readonly effects: Ref;
  readonly scope: Id;
  readonly controller: Id;
}

export interface Delayed extends Waiting {
  /** Done as a part of the moment, without the chain. */
  readonly immediate?: true;
  readonly moment: Ref;
  readonly turn: number;
}

export interface Combat {
  readonly number: number;
  readonly kind: string;
  /** What of a player is attacked, where that is not he himself; empty otherwise. */
  readonly concept: string;
  proposedAttacker: Id;
  proposedDefender: Id;
  attacker: Id;
  defender: Id;
  /** Who has protected in this combat (CR 602). */
  interposed: Id;
  /** What strikes have added to whom in this combat. */
  strikes: readonly Strike[];
}

export interface Strike {
  readonly character: Id;
  readonly weapon: Id;
  readonly atk: number;
  readonly types: readonly string[];
  /** The tags of the weapon as it was struck with. */
  readonly tags: readonly string[];
}

export interface Turn {
  readonly number: number;
  readonly player: Id;
  /** Where in the turn the game is: a phase, step or window of the game. */
  step: string;
  /** Where the history of this turn, the turn before and the combat start. */
  readonly from: number;
  readonly lastFrom: number;
  /** Whose the turn before was; 0 before the first. */
  readonly before: Id;
  /** Whose turn it is by turn order, or was before it was added to: extra turns leave the order as it is (CR 500.3). */
  readonly inOrder: Id;
  combatFrom: number;
}

/** One entry of the work stack. `step` is where its handler goes on. Handlers extend it with plain data. */
export interface Frame {
  readonly kind: string;
  step: number;
  /** What the frame above gave back as it ended: how much happened. */
  result: number;
}

export interface State {
  readonly game: string;
  readonly edition: Readonly<Record<string, boolean>>;
  things: Thing[];
  readonly players: readonly Id[];
  zones: Record<string, readonly Id[]>;
  scopes: Record<number, Scope>;
  nextScope: number;
  nextStamp: number;
  stack: Frame[];
  modifiers: readonly Modifier[];
  delayed: readonly Delayed[];
  waiting: readonly Waiting[];
  history: EventRecord[];
  turn: Turn;
  combat: Combat | null;
  /** How many combats have been proposed: the number of the last. */
  combats: number;
  extraTurns: readonly Id[];
  /** Players in a row who have passed. */
  passes: number;
  /** Tokens that have left play and are about to cease to exist. */
  strays: readonly Id[];
  /** Cards that have lost powers, as was last noted. */
  losers: readonly Id[];
  /** Actions that could not be finished and were taken back, at this priority (CR 707.2). */
  refused: readonly string[];
  request: Request | null;
  answer: readonly number[] | null;
  text: string;
  random: RandomState;
  over: Outcome | null;
  /** What tells a loop (CR 803). */
  loop: LoopWatch;
  /** The checks before priority that have followed on each other (CR 410.6). */
  wave: Wave;
  /** A turn that is told to end does so at the next chance (CR 500.5). */
  ending: boolean;
}

/** Waves of checks, each of which did something or would have. */
export interface Wave {
  /** How many there have been since there was nothing to check. */
  readonly number: number;
  /** What the last one was to destroy, and where the history stood. */
  readonly of: readonly Id[];
  readonly from: number;
}

/** How a game ended. No winners: a draw. */
export interface Outcome {
  readonly winners: readonly Id[];
  readonly why: string;
  /** What cards of this game say of the next: who has won it, who decides who goes first, which raids players started. */
  readonly next?: { readonly won: readonly Id[]; readonly decideFirst: readonly Id[]; readonly raids?: readonly { readonly player: Id; readonly raid: string }[] };
}
