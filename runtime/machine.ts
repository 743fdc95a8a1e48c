import { onlyAnswer, type Option, type Refusal, type Request } from "./decision.ts";
import { Derivation } from "./derive/derivation.ts";
import type { FaceInfo } from "./face.ts";
import { Journal } from "./journal.ts";
import type { Keeping } from "./kept.ts";
import type { Library } from "./library.ts";
import { takenName } from "./made-up.ts";
import { PrintedFaces } from "./printed-faces.ts";
import type { Prospect } from "./prospect.ts";
import { below, shuffled } from "./random.ts";
import type { FrameHandler, GameRules } from "./rules.ts";
import type { EventRecord, Scope } from "./scope.ts";
import type { CardObject, Frame, Id, Link, Player, Snapshot, State, Thing } from "./state.ts";
import { coreFrames } from "./core-frames.ts";

/** How the machine stops. */
export interface MachineOptions {
  /** Stop for decisions that have only one answer, such as passing with nothing to do. */
  readonly stopAlways?: boolean;
  /** Keep what is needed to take decisions back. */
  readonly undo?: boolean;
}

const NO_ACTION = { mark: -1, given: 0 } as const;

/**
 * Runs a game: the state, what it refers to, and the loop over the work stack. It holds nothing that
 * is not in the state or worked out from it.
 */
export class Machine {
  readonly journal = new Journal();
  readonly derivation: Derivation;
  /** What is kept between two looks at the state, each thing at its place. */
  readonly kept: (Keeping | undefined)[] = [];
  /** The options of the decision that was answered last. */
  answered: readonly Option[] = [];
  /** While an event of the past is looked at: what its object was. */
  recalled: { readonly id: Id; readonly was: Snapshot } | null = null;
  /** While it is looked at whether a link could be paid for: what it would be, and its target descriptions. */
  prospect: Prospect | null = null;
  /** The version of the state at which the checks before priority found nothing to do. */
  settledAt = -1;
  /** How many steps have been run. */
  steps = 0;
  /** Turns that have begun since somebody last decided something. */
  idleTurns = 0;
  /** Whether targets are being looked for: some cards are targeted as what they are not. */
  targeting = false;
  /** A card that is looked at as what it is about to become, such as a resource that is placed. */
  becoming: Id = 0;
  /** Where the journal stood as the player with priority chose (-1 when that is not known), and how many answers had been given. */
  action: { readonly mark: number; readonly given: number } = NO_ACTION;
  /** How many answers have been given. */
  given = 0;
  /** Where the journal stood after an action was taken back; set anew by who wants to know. */
  rewoundTo = -1;
  private readonly faces: PrintedFaces;
  private readonly frames: ReadonlyMap<string, FrameHandler>;

  readonly state: State;
  readonly library: Library;
  readonly rules: GameRules;
  readonly options: MachineOptions;

  constructor(state: State, library: Library, rules: GameRules, options: MachineOptions) {
    this.state = state;
    this.library = library;
    this.rules = rules;
    this.options = options;
    this.faces = new PrintedFaces(library);
    this.derivation = new Derivation(this);
    this.frames = new Map([...Object.entries(coreFrames), ...Object.entries(rules.frames)]);
  }

  /** Runs until a decision or the end of the game. */
  run(): void {
    const { state } = this;
    for (;;) {
      if (state.over !== null) return;
      if (state.request !== null) {
        const only = this.options.stopAlways === true && state.request.kind === "priority" ? null : onlyAnswer(state.request);
        if (only === null) return;
        this.accept(only);
      }
      const frame = state.stack[state.stack.length - 1];
      if (frame === undefined) return;
      const handler = this.frames.get(frame.kind);
      this.steps++;
      if (handler === undefined) throw new Error(`no handler for the frame ${frame.kind}`);
      handler.run(this, frame);
    }
  }

  /** Takes an answer that the waiting decision admits; the machine has to be run on. */
  answer(answer: readonly number[] | string): Refusal | null {
    const { request } = this.state;
    const taken = request === null ? null : takenName(request, answer, this.library);
    if (taken !== null) return taken;
    this.idleTurns = 0;
    this.accept(answer);
    return null;
  }

  /** Takes back an action that cannot be finished (CR 707.2). False if it is too late for that. */
  rewind(action: string): boolean {
    const { mark } = this.action;
    if (mark < 0 || mark > this.journal.mark()) return false;
    this.journal.undo(mark);
    this.rewoundTo = mark;
    this.action = NO_ACTION;
    this.set(this.state, "refused", [...this.state.refused, action]);
    this.set(this.state, "request", null);
    const top = this.state.stack[this.state.stack.length - 1];
    if (top !== undefined) this.step(top, 1);
    return true;
  }

  /** The action can't be taken back any more. */
  settle(): void {
    this.action = NO_ACTION;
    if (this.options.undo !== true) this.journal.pause();
  }

  private accept(answer: readonly number[] | string): void {
    const { request } = this.state;
    this.answered = request?.options ?? [];
    if (request?.kind === "priority") {
      this.journal.resume();
      this.action = { mark: this.journal.mark(), given: this.given };
    }
    const { journal, state } = this;
    journal.setQuietly(state, "request", null);
    if (typeof answer === "string") {
      journal.setQuietly(state, "text", answer);
      journal.setQuietly(state, "answer", []);
    } else journal.setQuietly(state, "answer", answer);
  }

  /** Asks a player; the handler is called again when the answer is there. */
  ask(request: Request): void {
    this.journal.setQuietly(this.state, "request", request);
  }

  /** The answer to what the frame asked. */
  taken(): readonly number[] {
    const { answer } = this.state;
    if (answer !== null) this.journal.setQuietly(this.state, "answer", null);
    return answer ?? [];
  }

  set<T extends object, K extends keyof T>(owner: T, key: K, value: T[K]): void {
    this.journal.set(owner, key, value);
  }

  step(frame: Frame, step: number): void {
    this.journal.step(frame, step);
  }

  push(frame: Frame): void {
    this.journal.push(this.state.stack, frame);
  }

  /** Ends the frame on top; the one below reads `result`. */
  done(result: number): void {
    const { stack } = this.state;
    this.journal.drop(stack);
    const below = stack[stack.length - 1];
    if (below !== undefined && below.result !== result) this.journal.setQuietly(below, "result", result);
  }

  thing(id: Id): Thing | undefined {
    return this.state.things[id];
  }

  card(id: Id): CardObject | null {
    const thing = this.state.things[id];
    return thing !== undefined && thing.kind === "card" ? thing : null;
  }

  player(id: Id): Player {
    const thing = this.state.things[id];
    if (thing === undefined || thing.kind !== "player") throw new Error(`${id} is no player`);
    return thing;
  }

  isPlayer(id: Id): boolean {
    return this.state.things[id]?.kind === "player";
  }

  link(id: Id): Link | null {
    const thing = this.state.things[id];
    return thing !== undefined && thing.kind === "link" ? thing : null;
  }

  add(thing: Thing): void {
    this.journal.push(this.state.things, thing);
  }

  nextId(): Id {
    return this.state.things.length;
  }

  stamp(): number {
    const stamp = this.state.nextStamp;
    this.journal.setQuietly(this.state, "nextStamp", stamp + 1);
    return stamp;
  }

  scope(id: Id): Scope {
    const scope = this.state.scopes[id];
    if (scope === undefined) throw new Error(`scope ${id} is gone`);
    return scope;
  }

  record(event: EventRecord): void {
    this.journal.append(this.state.history, event);
  }

  random(limit: number): number {
    const { value, state } = below(this.state.random, limit);
    this.journal.setQuietly(this.state, "random", state);
    return value;
  }

  shuffle(list: readonly Id[]): readonly Id[] {
    return shuffled(list, (limit) => this.random(limit));
  }

  printed(card: CardObject): FaceInfo {
    return this.faces.of(card);
  }

  /** The values of a card as modifiers make them. */
  values(card: CardObject): FaceInfo {
    return this.derivation.values(card);
  }

  /** Players who are still in, in turn order from one of them. */
  playersFrom(id: Id): readonly Id[] {
    const { players } = this.state;
    const at = Math.max(0, players.indexOf(id));
    return [...players.slice(at), ...players.slice(0, at)].filter((player) => !this.player(player).out);
  }

  friendly(a: Id, b: Id): boolean {
    return a === b || this.player(a).team === this.player(b).team;
  }
}
