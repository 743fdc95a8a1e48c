import { drawIfIdle } from "../../../runtime/loops.ts";
import type { Machine } from "../../../runtime/machine.ts";
import type { FrameHandler } from "../../../runtime/rules.ts";
import type { Frame, Id } from "../../../runtime/state.ts";
import { isAllowed } from "../../../runtime/derive/permissions.ts";
import { endModifiers, endPastWays } from "../../../runtime/derive/duration.ts";
import { pushBatch } from "../../../runtime/events/batch.ts";
import { notice, noticeMoment } from "../../../runtime/events/trigger.ts";
import { labelOf } from "../../../runtime/label.ts";
import { pushPriority } from "../../../runtime/links/priority.ts";
import { dropScopes } from "../../../runtime/reading.ts";
import { cardsIn } from "../../../runtime/zones.ts";
import { checks } from "./checks.ts";
import { interrupt } from "./verbs/move.ts";
import { statOf } from "../../../runtime/evaluate/info.ts";

/** A turn: start phase with ready and draw steps, action phase, end phase with wrap-up (CR 5, START-013…021). */
export interface TurnFrame extends Frame {
  readonly kind: "turn";
}

const WRAP_UP = 12;

/** Starts a turn of a player at a step of it; an extra one comes while it is another's by turn order. */
export function startTurn(m: Machine, player: Id, step: number, inOrder = player): void {
  if (drawIfIdle(m)) return;
  const { turn, history } = m.state;
  m.set(m.state, "turn", { number: turn.number + 1, player, step: "ready", from: history.length, lastFrom: turn.from, before: turn.number === 0 ? 0 : turn.player, inOrder, combatFrom: history.length });
  const who = m.player(player);
  m.set(who, "turns", who.turns + 1);
  m.set(who, "marks", { ...who.marks, placed: 0, started: m.state.turn.number });
  m.push({ kind: "turn", step, result: 0 } as TurnFrame);
}

export const turnFrame: FrameHandler = {
  run(m: Machine, f: TurnFrame): void {
    if (m.state.ending && f.step < WRAP_UP) {
      cutShort(m);
      m.step(f, WRAP_UP + 1);
      return;
    }
    m.step(f, f.step + 1);
    const { player, number } = m.state.turn;
    switch (f.step - 1) {
      case 0:
        endModifiers(m, "start", ["turn", "start phase", "ready step"]);
        for (const id of m.state.zones["play"] ?? []) {
          const card = m.card(id);
          if (card !== null && Object.keys(card.uses).length > 0) m.set(card, "uses", {});
        }
        return;
      case 1: {
        // All ready at once; who inspires readies at the same time (CR 501.1, INTRO-033, INTRO-061).
        const all = (m.state.zones["play"] ?? []).filter((id) => m.card(id)?.controller === player && m.card(id)?.exhausted === true);
        const spared = leftExhausted(m, f, all);
        if (spared === null) return;
        const exhausted = all.filter((id) => !spared.includes(id));
        pushBatch(m, exhausted.map((id) => ({ verb: "ready", subject: player, object: id, by: player, manner: ["step"] })));
        noticeMoment(m, "start", ["ready step"]);
        // "As your next turn starts": at the same time (MOL-020).
        noticeMoment(m, "start", ["turn", "start phase"], "immediate");
        return;
      }
      case 2:
        noticeMoment(m, "start", ["turn", "start phase"], "waiting");
        return;
      case 3:
        pushPriority(m);
        return;
      case 4:
        endModifiers(m, "end", ["ready step", "readyStep"]);
        // Who has started a raid skips his first draw step (CR 800.3a).
        if (m.player(player).marks["raid"] === number) {
          m.step(f, 6);
          return;
        }
        m.set(m.state.turn, "step", "draw");
        noticeMoment(m, "start", ["draw step"]);
        // On the first turn of the game no card is drawn (CR 501.2b).
        if (number > 1) pushBatch(m, [{ verb: "draw", subject: player, by: player, amount: 1, manner: ["step"] }]);
        return;
      case 5:
        if (number > 1) pushPriority(m);
        return;
      case 6:
        m.set(m.state.turn, "step", "action");
        noticeMoment(m, "start", ["action phase"]);
        return;
      case 7:
        pushPriority(m);
        return;
      case 8:
        m.set(m.state.turn, "step", "end");
        noticeMoment(m, "end", ["turn", "action phase"]);
        noticeMoment(m, "start", ["end phase"]);
        return;
      case 9:
        pushPriority(m);
        return;
      case 10:
        m.step(f, WRAP_UP);
        return;
      case WRAP_UP:
        m.set(m.state.turn, "step", "wrap-up");
        m.push({ kind: "handSize", step: 0, result: 0 } as Frame);
        return;
      case WRAP_UP + 1:
        endModifiers(m, "end", ["turn", "end phase"]);
        if (checks(m)) m.step(f, WRAP_UP + 1);
        return;
      default:
        m.done(1);
        nextTurn(m, m.state.turn.inOrder);
    }
  },
};

/** "You may choose not to ready this ally": those that are left as they are; null as long as he has to choose. */
function leftExhausted(m: Machine, f: TurnFrame, exhausted: readonly Id[]): readonly Id[] | null {
  const { player } = m.state.turn;
  const options = exhausted.filter((object) => isAllowed(m, { verb: "skip", subject: player, by: player, object, doing: "ready" }));
  if (options.length === 0) return [];
  if (m.state.answer !== null) return m.taken().flatMap((i) => options[i] ?? []);
  m.step(f, f.step - 1);
  m.ask({ player, ask: "choose", kind: "skip", prompt: "Leave which of these exhausted?", options: options.map((id) => ({ label: labelOf(m, id), thing: id, act: "skip" })), min: 0, max: options.length });
  return null;
}

/**
 * The turn ends at once, without a wrap-up step: all links are interrupted by the game, which nothing stops or
 * replaces, and combat is over (CR 500.5, 103.3, SOB-025).
 */
function cutShort(m: Machine): void {
  m.set(m.state, "ending", false);
  const before = m.derivation.triggered();
  const from = m.state.history.length;
  for (const id of m.state.zones["chain"] ?? []) {
    const object = m.link(id)?.object ?? 0;
    for (const record of interrupt.perform(m, { verb: "interrupt", object: object === 0 ? id : object, manner: ["rules"] })) m.record(record);
  }
  notice(m, from, before);
  m.set(m.state, "combat", null);
}

/** The turn after that of a player, in the order of turns. */
function nextTurn(m: Machine, before: Id): void {
  const [extra, ...rest] = m.state.extraTurns;
  dropScopes(m);
  endPastWays(m);
  if (extra !== undefined) {
    m.set(m.state, "extraTurns", rest);
    if (isSkipped(m, extra)) nextTurn(m, before);
    else startTurn(m, extra, 0, before);
    return;
  }
  const { players } = m.state;
  const at = players.indexOf(before);
  const order = [...players.slice(at + 1), ...players.slice(0, at + 1)];
  const next = order.find((id) => !m.player(id).out) ?? before;
  if (isSkipped(m, next)) nextTurn(m, next);
  else startTurn(m, next, 0);
}

/** A turn that its player skips is replaced with nothing (CR 500.4). */
function isSkipped(m: Machine, id: Id): boolean {
  const player = m.player(id);
  const skips = player.marks["skips"] ?? 0;
  if (skips > 0) m.set(player, "marks", { ...player.marks, skips: skips - 1 });
  return skips > 0;
}

/** Discarding down to the maximum hand size (CR 503.2a). */
export const handSize: FrameHandler = {
  run(m: Machine, f: Frame): void {
    const { player } = m.state.turn;
    const hand = cardsIn(m, "hand", player);
    const over = hand.length - statOf(m, player, "handSize");
    if (f.step > 0 && m.state.answer !== null) {
      const chosen = m.taken().flatMap((i) => hand[i] ?? []);
      m.step(f, 2);
      pushBatch(m, chosen.map((id) => ({ verb: "discard", subject: player, object: id, by: player, manner: ["rules"] })));
      return;
    }
    if (over <= 0 || f.step > 0) {
      m.done(1);
      return;
    }
    m.step(f, 1);
    m.ask({
      player, ask: "choose", kind: "discard", prompt: `Discard ${over} down to your hand size`, min: over, max: over,
      options: hand.map((id) => ({ label: labelOf(m, id), thing: id, act: "discard" })),
    });
  },
};
