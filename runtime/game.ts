import { checkAnswer, isRefusal, type Answer, type Refusal, type Request } from "./decision.ts";
import type { Library } from "./library.ts";
import { Machine, type MachineOptions } from "./machine.ts";
import { seedRandom } from "./random.ts";
import type { GameRules, GameSetup } from "./rules.ts";
import type { EventRecord } from "./scope.ts";
import { CALM, nothingSeen } from "./loops.ts";
import type { Id, Outcome, Player, State } from "./state.ts";
import { stateHash } from "./hash.ts";
import { readSave, writeSave } from "./save.ts";
import { setupFault } from "./setup-faults.ts";
import { view, type View } from "./view.ts";

export type GameOptions = MachineOptions;

/** Where a decision stood, to be taken back to. */
interface Mark {
  readonly journal: number;
  readonly action: Machine["action"];
  readonly answers: number;
}

/** For which decision an answer is meant, where several send theirs: one that comes twice or out of turn is refused. */
export interface Meant {
  /** The player who answers. */
  readonly by?: Id;
  /** How many answers the game had been given when it asked. */
  readonly after?: number;
}

/** A game that is being played. It stops at each decision and goes on with `answer`. */
export class Game {
  readonly machine: Machine;
  /** What the game started from; null when that is not known. */
  readonly setup: GameSetup | null;
  readonly options: GameOptions;
  private readonly marks: Mark[] = [];
  private readonly given: Answer[];
  private told = 0;

  constructor(machine: Machine, options: GameOptions, setup: GameSetup | null = null, given: readonly Answer[] = []) {
    this.machine = machine;
    this.options = options;
    this.setup = setup;
    this.given = [...given];
    machine.given = given.length;
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

  /** All answers that the game has been given; those that were taken back are not among them. */
  get answers(): readonly Answer[] {
    return this.given;
  }

  /** How many decisions can be taken back. */
  get decisions(): number {
    return this.marks.length;
  }

  /** Answers the waiting decision and plays on to the next one. A refused answer changes nothing. */
  answer(answer: unknown, meant: Meant = {}): Refusal | null {
    const { machine } = this;
    const { request } = this;
    const mark: Mark = { journal: machine.journal.mark(), action: machine.action, answers: this.given.length };
    if (request === null) return { refused: "no decision is waiting" };
    const { by = request.player, after = this.given.length } = meant;
    if (after !== this.given.length) return { refused: after < this.given.length ? `decision ${after + 1} has been answered already; the one that is waiting is number ${this.given.length + 1}` : `decision ${after + 1} is not asked yet; the one that is waiting is number ${this.given.length + 1}` };
    if (by !== request.player) return { refused: `${machine.player(request.player).name} has to decide (${request.kind}), not ${this.state.players.includes(by) ? machine.player(by).name : `player ${by}`}` };
    const checked = checkAnswer(request, answer);
    if (isRefusal(checked)) return checked;
    if (this.options.undo !== true && request.kind === "priority") machine.journal.forget();
    const refused = machine.answer(checked);
    if (isRefusal(refused)) return refused;
    this.given.push(plain(checked));
    machine.given = this.given.length;
    if (this.options.undo === true) this.marks.push(mark);
    machine.rewoundTo = -1;
    machine.run();
    // What was decided for an action that was taken back can't be taken back any more.
    if (machine.rewoundTo >= 0) while ((this.marks.at(-1)?.journal ?? -1) > machine.rewoundTo) this.marks.pop();
    return null;
  }

  /** Takes back the last decision; false if there is none to take back. */
  undo(): boolean {
    return this.undoTo(this.marks.length - 1);
  }

  /** Takes back all decisions from one on, counted from 0; false if there is no such decision. */
  undoTo(decision: number): boolean {
    const mark = this.marks[decision];
    if (mark === undefined) return false;
    this.marks.length = decision;
    this.machine.journal.undo(mark.journal);
    this.machine.action = mark.action;
    this.given.length = mark.answers;
    this.machine.given = mark.answers;
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
    return stateHash(this.state);
  }

  /** The game as text, to be loaded again. */
  save(): string {
    const { machine, setup } = this;
    const { action, journal } = machine;
    // The state is saved as an action began that may still be taken back.
    const open = action.mark >= 0 && action.mark < journal.mark();
    const state = open ? journal.undone(this.state, action.mark) : this.state;
    const stopAlways = this.options.stopAlways === true;
    return writeSave(machine.library, { game: machine.rules.game, setup, stopAlways, answers: this.given, state, since: open ? this.given.slice(action.given) : [] });
  }
}

/** An answer as it is kept: one number stands for a list of one. */
function plain(answer: readonly number[] | string): Answer {
  return typeof answer !== "string" && answer.length === 1 ? (answer[0] ?? 0) : answer;
}

/** Starts a game and runs it to its first decision. Throws what is wrong with a set-up from which none can start. */
export function newGame(rules: GameRules, library: Library, setup: GameSetup, options: GameOptions = {}): Game {
  const fault = setupFault(rules, library, setup);
  if (fault !== null) throw new Error(fault);
  const machine = new Machine(emptyState(rules, setup), library, rules, options);
  rules.start(machine, setup);
  const game = new Game(machine, options, setup);
  machine.run();
  return game;
}

/** Takes up a saved game, or says why it can't. It goes on as the saved one would have. */
export function loadGame(rules: GameRules, library: Library, text: string, options: GameOptions = {}): Game | Refusal {
  const saved = readSave(library, rules.game, text);
  if (isRefusal(saved)) return saved;
  const before = saved.answers.slice(0, saved.answers.length - saved.since.length);
  const same = { stopAlways: saved.stopAlways, ...options };
  const game = new Game(new Machine(saved.state, library, rules, same), same, saved.setup, before);
  game.machine.run();
  for (const answer of saved.since) {
    const refused = game.answer(answer);
    if (isRefusal(refused)) return { refused: `the saved game is damaged: an answer in it is refused, ${refused.refused}` };
  }
  game.events();
  return game;
}

function emptyState(rules: GameRules, setup: GameSetup): State {
  const players: Player[] = setup.players.map((config, i) => ({
    kind: "player", id: i + 1, name: config.name, team: config.team ?? i + 1, ...(config.role === undefined ? {} : { role: config.role }), hero: 0, out: false, lost: "", turns: 0, marks: {},
  }));
  return {
    game: rules.game,
    edition: { ...rules.edition, ...setup.edition },
    // Number 0 is nobody and nothing.
    things: [{ kind: "player", id: 0, name: "nobody", team: 0, hero: 0, out: true, lost: "", turns: 0, marks: {} }, ...players],
    players: players.map(({ id }) => id),
    // Which zones there come to be, and in which order, differs from game to game: a table from the start.
    zones: Object.create(null) as State["zones"],
    scopes: {},
    nextScope: 1,
    nextStamp: 1,
    stack: [],
    modifiers: [],
    delayed: [],
    waiting: [],
    history: [],
    turn: { number: 0, player: 1, step: "setup", from: 0, lastFrom: 0, before: 0, inOrder: 1, combatFrom: 0 },
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
    loop: { turn: 0, seen: nothingSeen() },
    wave: CALM,
    losers: [],
    ending: false,
  };
}
