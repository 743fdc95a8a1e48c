import { hashOf } from "./hash.ts";
import type { Machine } from "./machine.ts";
import type { Id, Wave } from "./state.ts";

/** What has been seen of a turn that may go round in a loop (CR 803). */
export interface LoopWatch {
  readonly turn: number;
  /** How often each action and triggered effect has come about this turn, and how often in the very same situation. */
  readonly seen: Record<string, number>;
}

/** It is keyed by what happens in a game, so no two turns would have the same fields: kept as a table from the start. */
export const nothingSeen = (): LoopWatch["seen"] => Object.create(null) as LoopWatch["seen"];

/** What comes about so often in a turn is looked at closely. */
const WATCHED = 10;

/** The iterations that are performed before the loop is ended. */
const ITERATIONS = 2;

/** The number that is chosen for a loop that makes something grow each time (CR 803.2, 803.3). */
export const CHOSEN = { actions: 100, effects: 1000 } as const;

/**
 * Whether an action, or a triggered effect that is about to be added to the chain, only goes on with a
 * loop. In a situation that is the same again it makes no difference which number is chosen, so the
 * loop ends here: the effect does not trigger this time (CR 803.3), the action is not taken (CR 803.2).
 * What grows each time goes round as often as its player chooses.
 */
export function goesRound(m: Machine, step: string, chosen: number): boolean {
  const { turn } = m.state;
  if (m.state.loop.turn !== turn.number) m.journal.setQuietly(m.state, "loop", { turn: turn.number, seen: nothingSeen() });
  const { seen } = m.state.loop;
  const times = (seen[step] ?? 0) + 1;
  const key = times > WATCHED ? `${step} ${situation(m)}` : "";
  m.journal.setQuietly(seen, step, times);
  if (key === "") return times > chosen;
  const again = (seen[key] ?? 0) + 1;
  m.journal.setQuietly(seen, key, again);
  return again > ITERATIONS || times > (seen[numberOf(step)] ?? chosen);
}

/** What has come about so often in a turn without the same situation coming again makes something grow. */
const GROWING = 200;

const numberOf = (step: string): string => `number ${step}`;

/**
 * Whether a triggered effect goes round in a loop in which a different number leaves a different
 * situation, and its player has not been asked for the number yet (CR 803.3).
 */
export function asksNumber(m: Machine, step: string): boolean {
  const { loop, turn } = m.state;
  if (loop.turn !== turn.number || (loop.seen[step] ?? 0) < GROWING || loop.seen[numberOf(step)] !== undefined) return false;
  // What goes round with an effect whose number has been chosen has that number, too.
  return !Object.keys(loop.seen).some((other) => (loop.seen[numberOf(other)] ?? -1) >= (loop.seen[other] ?? 0));
}

/** Keeps how often it goes round from now on. */
export function chooseNumber(m: Machine, step: string, times: number): void {
  const { seen } = m.state.loop;
  m.journal.setQuietly(seen, numberOf(step), (seen[step] ?? 0) + times);
}

/** Waves of checks before priority that never end: nobody acts, nothing triggers (CR 803.5). */
const WAVES = 200;

/** No checks have followed on each other. */
export const CALM: Wave = { number: 0, of: [], from: 0 };

/** Ends the game in a draw if checks have followed on checks for so long. */
export function drawIfEndless(m: Machine): boolean {
  const number = m.state.wave.number + 1;
  m.journal.setQuietly(m.state, "wave", { ...m.state.wave, number });
  if (number < WAVES) return false;
  m.set(m.state, "over", { winners: [], why: "a loop that nobody can break" });
  return true;
}

/** Turns that follow on each other though nobody has anything to decide: nobody acts, nobody loses (CR 803.5). */
const IDLE = 200;

/** Notes that a turn begins, and ends the game in a draw if nobody has decided anything for so many. */
export function drawIfIdle(m: Machine): boolean {
  m.idleTurns++;
  if (m.idleTurns < IDLE) return false;
  m.set(m.state, "over", { winners: [], why: "a loop that nobody can break" });
  return true;
}

/** Everything that decides how the game goes on, but for the numbers of things: new ones take the place of old ones. */
function situation(m: Machine): string {
  const { state } = m;
  const places = new Map<Id, string>();
  const zones = Object.keys(state.zones).sort();
  for (const key of zones) (state.zones[key] ?? []).forEach((id, i) => places.set(id, `${key} ${i}`));
  const seenAt = (id: Id): string => places.get(id) ?? (m.isPlayer(id) ? `player ${id}` : "gone");
  const cards = zones.map((key) => [key, (state.zones[key] ?? []).map((id) => cardIn(m, id, seenAt))]);
  const modifiers = state.modifiers.map((one) => [one.powers, one.used, seenAt(m.scope(one.scope).source)]);
  const waiting = [...state.waiting, ...state.delayed].map((one) => [one.effects, one.controller, seenAt(m.scope(one.scope).source)]);
  const { combat, turn } = state;
  const fight = combat === null ? null : [seenAt(combat.attacker), seenAt(combat.defender), combat.strikes.length];
  return hashOf([turn.step, fight, cards, modifiers, waiting, state.players.map((id) => m.player(id).marks)]);
}

function cardIn(m: Machine, id: Id, seenAt: (id: Id) => string): unknown {
  const card = m.card(id);
  const link = m.link(id);
  if (link !== null) return [link.what, link.effects, link.controller, seenAt(link.source), Object.values(m.scope(link.scope).targets).flat().map(seenAt)];
  if (card === null) return null;
  return [card.def, card.back, card.controller, card.row, card.exhausted, card.faceDown, card.damage, card.counters, seenAt(card.attachedTo), card.uses];
}
