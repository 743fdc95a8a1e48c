import type { Option, Request } from "../decision.ts";
import { isRefusal } from "../decision.ts";
import { newGame, type Game } from "../game.ts";
import { labelOf } from "../label.ts";
import { fold, type Library } from "../library.ts";
import type { GameRules } from "../rules.ts";
import type { CardObject, Id } from "../state.ts";
import { cardsIn } from "../zones.ts";
import { isNamed, parse } from "./names.ts";
import { seen, type Seen } from "./seen.ts";
import { playersOf, type Seat } from "./setup.ts";

export interface ScenarioOptions {
  /** Whose turn it is; without it the first seat's. */
  readonly turn?: string;
  readonly seed?: number;
  readonly edition?: Readonly<Record<string, boolean>>;
  /** Choose what to exhaust for each cost; else the first that there are. */
  readonly choosePayments?: boolean;
  /** Who can only pass does so without being asked, as in a game between agents. */
  readonly passAlone?: boolean;
}

/**
 * A situation that is played out by name: `play("Tim")`, `attack("Tim", "Grunt")`, `choose("Yes")`,
 * `resolve()`. It starts in a player's action phase. Of several with one name the first is meant;
 * "Tim#2" is the second, "opponent: Tim" one that a player controls.
 */
export class Scenario {
  readonly game: Game;

  private readonly autoPay: boolean;

  constructor(game: Game, autoPay: boolean) {
    this.game = game;
    this.autoPay = autoPay;
  }

  get request(): Request {
    const { request } = this.game;
    if (request === null) throw new Error(`no decision is waiting: the game is over (${this.game.over?.why ?? ""})`);
    return request;
  }

  /** Who has to decide. */
  get deciding(): string {
    return this.name(this.request.player);
  }

  /** What may be chosen now, as a player reads it. */
  offered(): readonly string[] {
    return this.request.options.map(({ label }) => label);
  }

  /** Whether an action or choice is offered: "Play Tim", "Tim", "Pass". */
  offers(label: string): boolean {
    return this.find(label).length > 0;
  }

  play(card: string, ...choices: readonly string[]): this {
    return this.act("play", card, choices);
  }

  use(card: string, ...choices: readonly string[]): this {
    return this.act("use", card, choices);
  }

  complete(card: string, ...choices: readonly string[]): this {
    return this.act("complete", card, choices);
  }

  strike(card: string): this {
    return this.act("strike", card, []);
  }

  place(card: string, how: "down" | "up"): this {
    const [n] = this.find(card).filter((i) => this.request.options[i]?.act === "place" && this.request.options[i]?.detail === how);
    if (n === undefined) throw this.wrong(`place ${card} face ${how}`);
    return this.answer([n]);
  }

  /** Proposes a combat. */
  attack(attacker: string, defender: string): this {
    this.propose(attacker);
    return this.chooseOrHave(defender);
  }

  /** Begins to propose a combat; the proposed defender is chosen next, if there are several. */
  propose(attacker: string): this {
    return this.act("attack", attacker, []);
  }

  /** Whether an action of a kind with a card is offered: `can("attack", "Tim")`. */
  can(act: string, card: string): boolean {
    return this.request.options.some((option, i) => option.act === act && this.find(card).includes(i));
  }

  private act(act: string, card: string, choices: readonly string[]): this {
    const [n] = this.find(card).filter((i) => this.request.options[i]?.act === act);
    if (n === undefined) throw this.wrong(`${act} ${card}`);
    this.answer([n]);
    for (const choice of choices) this.chooseOrHave(choice);
    return this;
  }

  /** Chooses something, or sees that it was the only choice and so has been made. */
  private chooseOrHave(choice: string): this {
    if (this.game.request?.kind !== "priority") return this.choose(choice);
    const { machine: m } = this.game;
    const top = (m.state.zones["chain"] ?? []).at(-1) ?? 0;
    const link = m.link(top);
    const scope = link === null ? null : m.scope(link.scope);
    const taken = scope === null ? [] : [...Object.values(scope.targets), ...Object.values(scope.bound)].flat();
    const { plain } = parse(choice);
    if (!taken.some((id) => this.isNamed(id, plain))) throw this.wrong(`choose ${choice}`);
    return this;
  }

  /** Chooses one or several of the options by name; a number where one is asked for. */
  choose(...labels: readonly (string | number)[]): this {
    const { request } = this;
    if (request.ask === "number") return this.answer(Number(labels[0]));
    if (request.ask === "divide") return this.answer(labels.map(Number));
    if (request.ask === "text") return this.answer(String(labels[0]));
    const taken: number[] = [];
    for (const label of labels) {
      const [n] = this.find(String(label)).filter((i) => !taken.includes(i));
      if (n === undefined) throw this.wrong(`choose ${String(label)}`);
      taken.push(n);
    }
    return this.answer(taken);
  }

  /** Passes, once. */
  pass(): this {
    if (this.request.kind !== "priority") throw this.wrong("pass");
    return this.choose("Pass");
  }

  /** Everybody passes until the topmost link has resolved, or somebody has to choose something. */
  resolve(): this {
    const chain = this.chain().length;
    while (this.game.request?.kind === "priority" && this.chain().length >= chain && chain > 0) this.pass();
    return this;
  }

  /** Resolves until the chain is empty, or somebody has to choose something. */
  resolveAll(): this {
    while (this.game.request?.kind === "priority" && this.chain().length > 0) this.pass();
    return this;
  }

  /** Everybody passes until the game is at a step of the turn, or somebody has to choose something. */
  to(step: string, whose?: string): this {
    const player = whose === undefined ? 0 : this.player(whose);
    const there = (): boolean => this.step === step && (player === 0 || this.game.state.turn.player === player);
    const { turnSteps } = this.game.machine.rules;
    if (!turnSteps.includes(step)) throw new Error(`there is no step ${step}; there are ${turnSteps.join(", ")}`);
    for (let i = 0; i < 400 && !there() && this.game.request?.kind === "priority"; i++) this.pass();
    return this;
  }

  get step(): string {
    return this.game.state.turn.step;
  }

  /** The links on the chain from the bottom up. */
  chain(): readonly string[] {
    return (this.game.state.zones["chain"] ?? []).map((id) => labelOf(this.game.machine, id));
  }

  /** The names of a player's cards in a zone, from the top; of play those he controls. */
  cards(player: string, zone: string): readonly string[] {
    return this.ids(player, zone).map((id) => labelOf(this.game.machine, id));
  }

  /** A card by name, in play first, then anywhere. */
  card(name: string): Seen {
    return seen(this.game.machine, this.lookUp(name));
  }

  private ids(player: string, zone: string): readonly Id[] {
    const { machine: m } = this.game;
    const rule = m.rules.zones[zone];
    if (rule === undefined) throw new Error(`there is no zone ${zone}; there are ${Object.keys(m.rules.zones).join(", ")}`);
    const id = this.player(player);
    if (rule.shared !== true) return cardsIn(m, rule.zone, id);
    return cardsIn(m, rule.zone, 0).filter((one) => m.card(one)?.controller === id && (rule.row === undefined || m.card(one)?.row === rule.row));
  }

  private lookUp(name: string): CardObject {
    const { machine: m } = this.game;
    const { whose, plain, nth } = parse(name);
    const all = m.state.things.flatMap((thing) => (thing?.kind === "card" && thing.past === null && thing.zone !== "nowhere" ? [thing] : []));
    const found = all.filter((card) => this.isNamed(card.id, plain) && (whose === null || fold(this.name(card.controller)) === whose));
    found.sort((a, b) => Number(b.zone === "play") - Number(a.zone === "play") || a.card - b.card);
    const card = found[nth - 1];
    if (card === undefined) throw new Error(`there is no ${name}; there are ${[...new Set(all.map((one) => m.printed(one).name))].join(", ")}`);
    return card;
  }

  private isNamed(id: Id, plain: string): boolean {
    return isNamed(this.game.machine, id, plain);
  }

  /** The options that a name fits, in order. */
  private find(name: string): readonly number[] {
    const { options } = this.request;
    const exact = options.flatMap((option, i) => (fold(option.label) === fold(name) ? [i] : []));
    if (exact.length > 0) return exact;
    const { whose, plain, nth } = parse(name);
    const { machine: m } = this.game;
    const fits = (option: Option): boolean => {
      if (option.thing === undefined || !this.isNamed(option.thing, plain)) return option.detail !== undefined && fold(option.detail) === plain;
      return whose === null || fold(this.name(m.card(option.thing)?.controller ?? option.thing)) === whose;
    };
    const found = options.flatMap((option, i) => (fits(option) ? [i] : []));
    if (!name.includes("#")) return found;
    const things = [...new Set(found.map((i) => options[i]?.thing))];
    return found.filter((i) => options[i]?.thing === things[nth - 1]);
  }

  private player(name: string): Id {
    const id = this.game.state.players.find((one) => fold(this.name(one)) === fold(name));
    if (id === undefined) throw new Error(`there is no player ${name}; there are ${this.game.state.players.map((one) => this.name(one)).join(", ")}`);
    return id;
  }

  private name(id: Id): string {
    return this.game.machine.player(id).name;
  }

  private answer(answer: number | readonly number[] | string): this {
    const refused = this.game.answer(answer);
    if (isRefusal(refused)) throw new Error(`refused: ${refused.refused} (${this.describe()})`);
    const { request } = this.game;
    if (this.autoPay && request !== null && request.kind === "pay") return this.answer(request.options.map((_, i) => i).slice(0, request.min));
    return this;
  }

  private wrong(what: string): Error {
    return new Error(`can't ${what}: ${this.describe()}`);
  }

  private describe(): string {
    return `${this.deciding} is asked for ${this.request.kind} (${this.request.prompt}) and may choose ${this.offered().join(" | ") || "a number"}`;
  }
}

/** Sets a scenario up: seats by the name of the player, in turn order. */
export function scenario(rules: GameRules, library: Library, seats: Readonly<Record<string, Seat>>, options: ScenarioOptions = {}): Scenario {
  const names = Object.keys(seats);
  const first = options.turn === undefined ? 0 : names.indexOf(options.turn);
  if (first < 0) throw new Error(`there is no player ${options.turn ?? ""}; there are ${names.join(", ")}`);
  for (const name of Object.keys(options.edition ?? {})) if (!Object.hasOwn(rules.edition, name)) throw new Error(`no edition has ${name}; there are ${Object.keys(rules.edition).join(", ")}`);
  const setup = { seed: options.seed ?? 1, players: playersOf(seats, library), first, midGame: true, ...(options.edition === undefined ? {} : { edition: options.edition }) };
  return new Scenario(newGame(rules, library, setup, { stopAlways: options.passAlone !== true, undo: true }), options.choosePayments !== true);
}
