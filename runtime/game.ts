import type { Refusal, Request } from "./decision.ts";
import { isRefusal } from "./decision.ts";
import type { Library } from "./library.ts";
import { Machine, type MachineOptions } from "./machine.ts";
import { seedRandom } from "./random.ts";
import type { GameRules, GameSetup } from "./rules.ts";
import type { EventRecord } from "./scope.ts";
import type { Outcome, Player, State } from "./state.ts";
import { hashOf } from "./hash.ts";
import { view, type View } from "./view.ts";

export type GameOptions = MachineOptions;

/** A game that is being played. It stops at each decision and goes on with `answer`. */
export class Game {
  readonly machine: Machine;
  private readonly marks: number[] = [];
  private told = 0;
  private readonly options: GameOptions;

  constructor(machine: Machine, options: GameOptions) {
    this.machine = machine;
    this.options = options;
  }

  get state(): State {
    return this.machine.state;
  }

  /** The decision that is waiting; null when the game is over. */
  get request(): Request | null {
    return this.state.request;
  }

  get over(): Outcome | null {
    return this.state.over;
  }

  /** Answers the waiting decision and plays on to the next one. A refused answer changes nothing. */
  answer(answer: unknown): Refusal | null {
    const mark = this.machine.journal.mark();
    if (this.options.undo !== true && this.request?.kind === "priority") this.machine.journal.forget();
    const refused = this.machine.answer(answer);
    if (isRefusal(refused)) return refused;
    if (this.options.undo === true) this.marks.push(mark);
    this.machine.run();
    return null;
  }

  /** Takes back the last decision; false if there is none to take back. */
  undo(): boolean {
    const mark = this.marks.pop();
    if (mark === undefined) return false;
    this.machine.journal.undo(mark);
    this.told = Math.min(this.told, this.state.history.length);
    return true;
  }

  /** What has happened since this was last asked. */
  events(): readonly EventRecord[] {
    const events = this.state.history.slice(this.told);
    this.told = this.state.history.length;
    return events;
  }

  /** The same as lines of a log. */
  lines(length: "full" | "short"): readonly string[] {
    return this.events().map((event) => this.machine.rules.narrate(this.machine, event, length)).filter((line) => line !== "");
  }

  /** What a player may see; 0 is a spectator. */
  view(player: number): View {
    return view(this.machine, player);
  }

  /** A number that two machines with the same game agree on. */
  hash(): string {
    return hashOf(this.state);
  }

  /** The game as text, to be loaded again. */
  save(): string {
    return JSON.stringify({ format: SAVE, game: this.machine.rules.game, state: this.state });
  }
}

/** The version of saved games. */
export const SAVE = 1;

/** Starts a game and runs it to its first decision. */
export function newGame(rules: GameRules, library: Library, setup: GameSetup, options: GameOptions = {}): Game {
  const machine = new Machine(emptyState(rules, setup), library, rules, options);
  rules.start(machine, setup);
  const game = new Game(machine, options);
  machine.run();
  return game;
}

/** Takes up a saved game, or says why it can't. */
export function loadGame(rules: GameRules, library: Library, saved: string, options: GameOptions = {}): Game | Refusal {
  let data: unknown;
  try {
    data = JSON.parse(saved);
  } catch {
    return { refused: "the saved game is damaged: it is not JSON" };
  }
  if (typeof data !== "object" || data === null || !("format" in data) || !("game" in data) || !("state" in data)) return { refused: "this is not a saved game" };
  if (data.format !== SAVE) return { refused: `the saved game has format ${String(data.format)}, not ${SAVE}` };
  if (data.game !== rules.game) return { refused: `the saved game is of ${String(data.game)}, not ${rules.game}` };
  const state = data.state as State;
  const missing = state.things.find((thing) => thing?.kind === "card" && !library.cards.has(thing.def.split("#")[0] ?? ""));
  if (missing !== undefined && missing.kind === "card") return { refused: `the library lacks ${missing.def}, which the saved game needs` };
  return new Game(new Machine(state, library, rules, options), options);
}

function emptyState(rules: GameRules, setup: GameSetup): State {
  const players: Player[] = setup.players.map((config, i) => ({
    kind: "player", id: i + 1, name: config.name, team: config.team ?? i + 1, hero: 0, out: false, lost: "", turns: 0, marks: {},
  }));
  return {
    game: rules.game,
    edition: { ...rules.edition, ...setup.edition },
    // Number 0 is nobody and nothing.
    things: [{ kind: "player", id: 0, name: "nobody", team: 0, hero: 0, out: true, lost: "", turns: 0, marks: {} }, ...players],
    players: players.map(({ id }) => id),
    zones: {},
    scopes: {},
    nextScope: 1,
    nextStamp: 1,
    stack: [],
    modifiers: [],
    delayed: [],
    waiting: [],
    history: [],
    turn: { number: 0, player: 1, step: "setup", from: 0, lastFrom: 0, combatFrom: 0 },
    combat: null,
    combats: 0,
    extraTurns: [],
    passes: 0,
    strays: [],
    refused: [],
    request: null,
    answer: null,
    text: "",
    random: seedRandom(setup.seed),
    over: null,
    loop: { turn: 0, seen: {} },
    ending: false,
  };
}
