import type { Card, Clause } from "../ir/index.ts";
import type { Option } from "./decision.ts";
import type { Machine } from "./machine.ts";
import type { EventRecord, Scope } from "./scope.ts";
import type { CardObject, Frame, Id, Link, Outcome } from "./state.ts";

/** A zone as card texts name it. Several names may be parts of one zone. */
export interface ZoneRule {
  /** The zone of the state. */
  readonly zone: string;
  /** The part of it. */
  readonly row?: string;
  readonly shared?: true;
  /** What is in it, where no list of the state says so: who is in combat. */
  readonly holds?: (m: Machine) => readonly Id[];
  /** Which of its cards may be chosen at all; any, where this is not said. */
  readonly admits?: (m: Machine, id: Id) => boolean;
  /** Who may see the cards in it. */
  readonly seen: "all" | "owner" | "nobody";
}

/** What a verb of the game does. The event has one participant in each role. */
export interface Verb {
  /** Where its object is looked for, when the text names no zone. */
  readonly domain?: string;
  /** The verb happens to each unit apart (draw a card, and again), one batch after another. */
  readonly oneByOne?: true;
  /** The same event in other words, for what may not, would or did happen: destroying is leaving play. */
  implied?(m: Machine, event: EventRecord): readonly EventRecord[];
  /** The verbs that `implied` may give: without a statement about one of them it is not asked. */
  readonly implies?: readonly string[];
  /** It changes what powers that watch it look at: they judge it by the state before (CR 703.4). */
  readonly pollutes?: true;
  /** Its object may not be there to be known before: what is said of any card is said of it (CR 716.1d). */
  readonly unseen?: true;
  /** What it is done to is chosen only among what it can be done to (CR 400.7c). */
  readonly fitting?: true;
  /** Whether it can happen, apart from what statements of cards say. */
  able?(m: Machine, event: EventRecord): boolean;
  /** As a cost: whether all of it is there, where `able` asks only for some (CR 403.1). */
  whole?(m: Machine, event: EventRecord): boolean;
  /** Changes the state; gives what happened, nothing if nothing did. */
  perform(m: Machine, event: EventRecord): readonly EventRecord[];
  /** A frame that asks for what the text leaves to the rules, such as a new target. */
  prepare?(m: Machine, scope: Scope, plain: readonly EventRecord[]): Frame | null;
  /** Turns a clause into events, where that is more than one event a combination of participants. */
  events?(m: Machine, scope: Scope, clause: Clause, plain: readonly EventRecord[]): readonly EventRecord[];
}

/** A handler of the work stack. It is called again until its frame is done. */
export interface FrameHandler {
  run(m: Machine, frame: Frame): void;
}

/** What a game supplies to the engine. */
/** What the rules themselves can make of an event before it happens. */
export interface Beforehand {
  readonly key: string;
  /** What a player reads where it competes with modifiers. */
  readonly label: string;
  readonly frame: Frame;
}

export interface GameRules {
  readonly game: string;
  readonly zones: Readonly<Record<string, ZoneRule>>;
  /** Classes of card types: equipment is armor, item or weapon. A test of its own for what is no printed type. */
  readonly types: Readonly<Record<string, readonly string[] | ((m: Machine, card: CardObject) => boolean)>>;
  readonly verbs: Readonly<Record<string, Verb>>;
  /** Verbs that only happen as a rule of the game does them: they are matched, never done by a text. */
  readonly events: ReadonlySet<string>;
  /** The parts of a clause that a verb has a use for: done, and told of. */
  readonly parts: Readonly<Record<string, { readonly does: readonly string[]; readonly tells: readonly string[] }>>;
  /** The verbs about which some rule asks statements of a kind. */
  readonly asks: Readonly<Record<"can" | "cannot" | "must" | "only" | "cost" | "free", ReadonlySet<string>>>;
  readonly printedTypes: ReadonlySet<string>;
  readonly states: Readonly<Record<string, (m: Machine, id: Id) => boolean>>;
  readonly stats: Readonly<Record<string, (m: Machine, id: Id) => number>>;
  readonly playerStats: ReadonlySet<string>;
  /** What two things may have the same of, and what may be named: words of each. */
  readonly attributes: Readonly<Record<string, (m: Machine, id: Id) => readonly string[]>>;
  /** By type, what beside its tags a trait before that type can name: "Fire hero" for a hero of that talent. */
  readonly traits: Readonly<Record<string, (m: Machine, card: CardObject) => readonly string[]>>;
  /** By the word for a role, the roles that go by it: a raid leader is a raider. */
  readonly roles: Readonly<Record<string, readonly string[]>>;
  /** What a tag names beside the cards that have it: "the Boss", by who plays it. */
  readonly tagged: Readonly<Record<string, (m: Machine, id: Id) => boolean>>;
  /** The games of another kind that a card can start, as cards name them. */
  readonly raids: ReadonlySet<string>;
  /** The words that an attribute may be chosen from. */
  readonly choices: Readonly<Record<string, (m: Machine) => readonly string[]>>;
  readonly steps: Readonly<Record<string, (m: Machine) => boolean>>;
  /** Where in a turn a game can be, as the state names it, in order. */
  readonly turnSteps: readonly string[];
  readonly manners: ReadonlySet<string>;
  readonly labels: ReadonlySet<string>;
  readonly frames: Readonly<Record<string, FrameHandler>>;
  /** Reads a change of types, tags and icons out of `becomes`: whether a word is a type, a tag, an icon. */
  readonly edition: Readonly<Record<string, boolean>>;
  /** Whether a card can be the first of a deck, around which it is built. */
  leads(card: Card): boolean;
  /** Brings the game to its first frame. */
  start(m: Machine, setup: GameSetup): void;
  /** What the player may do at priority, without passing. */
  actions(m: Machine, player: Id): readonly Option[];
  act(m: Machine, player: Id, option: Option): void;
  /** Whether the player may pass now (CR 600.2). */
  mayPass(m: Machine, player: Id): boolean;
  /** A wave of checks before priority (CR 410.6); whether it did or asked something. */
  checks(m: Machine): boolean;
  /**
   * What the rules do at once whenever it is due, even while a link resolves: attachments go with their host, control
   * changes, uniqueness is repaired. Whether it did or asked something.
   */
  upkeep(m: Machine): boolean;
  /** What a card on the chain does and becomes as it resolves. */
  resolve(m: Machine, link: Link): void;
  /** Whether the powers of an object work where it is. */
  active(m: Machine, card: CardObject): boolean;
  /** A rule's own chance to change an event before it happens: armor. True if it pushed a frame. */
  before(m: Machine, event: EventRecord, seen: readonly string[]): Beforehand | null;
  /** What a player can exhaust to pay a resource cost, the plainest first. */
  payables(m: Machine, player: Id, event: EventRecord): readonly Id[];
  /** Whether it makes no difference which of such payables is exhausted. */
  isPlainPayable(m: Machine, id: Id): boolean;
  /** Whether an object's [Activate] cost can be paid (CR 701.3). */
  canActivate(m: Machine, card: CardObject): boolean;
  /** What is gone for a while, as it last was: texts that ask for something of it ask for what it was. */
  absent(m: Machine): readonly Id[];
  /** A line of the log. */
  narrate(m: Machine, event: EventRecord, length: "full" | "short"): string;
}

/** What a game starts from. */
export interface GameSetup {
  readonly seed: number;
  readonly players: readonly PlayerSetup[];
  /** The index of the player who goes first; without it the dice decide. */
  readonly first?: number;
  /** What cards of the game before said of this one. */
  readonly carry?: NonNullable<Outcome["next"]>;
  /** Starts at the action phase of the first player, everything as it lies, without a mulligan. */
  readonly midGame?: boolean;
  readonly edition?: Readonly<Record<string, boolean>>;
}

export interface PlayerSetup {
  readonly name: string;
  readonly team?: number;
  /** One of the game's roles, where the game has such. */
  readonly role?: string;
  /** Card keys or names: the hero first. */
  readonly deck: readonly string[];
  readonly collection?: readonly string[];
  /** Cards that lie somewhere already (for scenarios). */
  readonly placed?: readonly PlacedCard[];
}

export interface PlacedCard {
  readonly card: string;
  readonly zone: string;
  readonly exhausted?: boolean;
  readonly faceDown?: boolean;
  readonly damage?: number;
  readonly counters?: Readonly<Record<string, number>>;
  /** An index into the placed cards of the same player that it is attached to, or of another player. */
  readonly attachedTo?: { readonly player: number; readonly index: number };
  readonly fresh?: boolean;
}
