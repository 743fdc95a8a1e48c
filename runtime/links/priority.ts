import type { Effect, Triggered } from "../../ir/index.ts";
import { labelOf } from "../label.ts";
import type { Option } from "../decision.ts";
import { asksNumber, CALM, CHOSEN, chooseNumber, drawIfEndless, goesRound } from "../loops.ts";
import type { Machine } from "../machine.ts";
import type { FrameHandler } from "../rules.ts";
import type { Frame, Id, Waiting } from "../state.ts";
import { causeOf, deedsOf, eventOf, toldApart } from "../told-apart.ts";
import { addLink } from "./announce.ts";

/** A priority window (CR 410.4): it closes when all pass in succession on an empty chain. */
export interface PriorityFrame extends Frame {
  readonly kind: "priority";
  player: Id;
}

export function pushPriority(m: Machine): void {
  const frame: PriorityFrame = { kind: "priority", step: 0, result: 0, player: m.state.turn.player };
  m.journal.setQuietly(m.state, "passes", 0);
  m.push(frame);
}

/** A name for an action, by which it is left out when it has been taken back. */
export function actionKey(option: Option): string {
  return `${option.act} ${option.thing ?? 0} ${option.detail ?? ""}`;
}

export const priority: FrameHandler = {
  run(m: Machine, f: PriorityFrame): void {
    if (m.player(f.player).out) m.journal.setQuietly(f, "player", m.playersFrom(f.player)[0] ?? f.player);
    switch (f.step) {
      case 0:
        if (m.settledAt !== m.journal.writes) {
          if (m.rules.checks(m)) {
            drawIfEndless(m);
            return;
          }
          if (m.state.wave.number > 0) m.journal.setQuietly(m.state, "wave", CALM);
          m.settledAt = m.journal.writes;
        }
        if (m.state.ending) {
          m.done(1);
          return;
        }
        if (m.state.waiting.length > 0) addWaiting(m);
        else offer(m, f);
        return;
      case 1:
        offer(m, f);
        return;
      default:
        take(m, f);
    }
  },
};

const PASS: readonly Option[] = [{ label: "Pass", act: "pass" }];

function options(m: Machine, player: Id): readonly Option[] {
  const { refused } = m.state;
  const found = m.rules.actions(m, player);
  const left = refused.length === 0 ? found : found.filter((option) => !refused.includes(actionKey(option)));
  if (left.length === 0) return PASS;
  return m.rules.mayPass(m, player) ? [...PASS, ...left] : left;
}

/** Asks a player with priority what he does. Who can do nothing passes without being asked. */
function offer(m: Machine, f: PriorityFrame): void {
  const found = options(m, f.player);
  if (found === PASS && m.options.stopAlways !== true) {
    pass(m, f);
    return;
  }
  m.step(f, 2);
  m.ask({ player: f.player, ask: "choose", kind: "priority", prompt: m.state.turn.step, min: 1, max: 1, options: found });
}

function take(m: Machine, f: PriorityFrame): void {
  const at = m.taken()[0] ?? 0;
  const option = m.answered[at];
  if (option !== undefined && option.act !== "pass") {
    if (goesRound(m, `${option.act} ${option.label}`, CHOSEN.actions)) {
      m.set(m.state, "refused", [...m.state.refused, actionKey(option)]);
      m.step(f, 1);
      return;
    }
    m.journal.setQuietly(m.state, "passes", 0);
    m.step(f, 0);
    m.rules.act(m, f.player, option);
    return;
  }
  pass(m, f);
}

function pass(m: Machine, f: PriorityFrame): void {
  m.settle();
  if (m.state.refused.length > 0) m.set(m.state, "refused", []);
  m.journal.setQuietly(m.state, "passes", m.state.passes + 1);
  const { next, left } = nextPlayer(m, f.player);
  if (m.state.passes < left) {
    m.journal.setQuietly(f, "player", next);
    m.step(f, 0);
    return;
  }
  m.journal.setQuietly(m.state, "passes", 0);
  const chain = m.state.zones["chain"] ?? [];
  const top = chain[chain.length - 1];
  if (top === undefined) {
    m.done(1);
    return;
  }
  // The topmost link resolves, and the turn player gets priority (INTRO-030).
  m.journal.setQuietly(f, "player", m.state.turn.player);
  m.step(f, 0);
  m.push({ kind: "resolve", step: 0, result: 0, link: top } as Frame);
}

/** Who comes after a player in turn order, and how many players are still in. */
function nextPlayer(m: Machine, id: Id): { readonly next: Id; readonly left: number } {
  const { players } = m.state;
  const at = players.indexOf(id);
  let next = id;
  let left = 1;
  for (let i = players.length - 1; i > 0; i--) {
    const other = players[(at + i) % players.length] ?? id;
    if (m.player(other).out) continue;
    next = other;
    left += 1;
  }
  return { next, left };
}

/** Waiting effects are added, the turn player's first; each player orders his own (CR 708.1). */
function addWaiting(m: Machine): void {
  const { waiting } = m.state;
  const player = m.playersFrom(m.state.turn.player).find((id) => waiting.some((one) => one.controller === id));
  const own = waiting.filter((one) => one.controller === player);
  if (player === undefined) {
    m.set(m.state, "waiting", []);
    return;
  }
  const growing = own.find(({ effects }) => asksNumber(m, effects));
  if (growing !== undefined) {
    if (m.state.answer === null) {
      m.ask({ player, ask: "number", kind: "loop", prompt: `How often does ${labelOf(m, m.scope(growing.scope).source)} go round from here?`, options: [], min: 1, max: CHOSEN.effects });
      return;
    }
    chooseNumber(m, growing.effects, m.taken()[0] ?? 1);
  }
  let next = own[0];
  if (own.length > 1 && !alike(own)) {
    if (m.state.answer === null) {
      const labels = toldApart(own, ({ scope }) => labelOf(m, m.scope(scope).source), (one) => marksOf(m, one));
      m.ask({
        player, ask: "choose", kind: "order", prompt: "Which effect goes on the chain first?", min: 1, max: 1,
        options: own.map((one, i) => ({ label: labels[i] ?? "", thing: m.scope(one.scope).source, act: "order", detail: one.power })),
      });
      return;
    }
    next = own[m.taken()[0] ?? 0];
  }
  if (next === undefined) return;
  m.set(m.state, "waiting", waiting.filter((one) => one !== next));
  const scope = m.scope(next.scope);
  if (goesRound(m, next.effects, CHOSEN.effects)) return;
  addLink(m, {
    what: "triggered", controller: player, source: scope.source, object: 0, effects: next.effects, power: next.power, labels: [], scope,
    event: { verb: "trigger", subject: scope.source, by: player }, base: null, costs: [], maxX: -1, action: "",
  });
}

/** What tells an effect that waits from others of its source: what it triggers on, what it does, and what has happened. */
function marksOf(m: Machine, { power, effects, scope }: Waiting): readonly string[] {
  const triggered = power === "" ? null : m.library.node<Triggered>(power);
  return [triggered === null ? "" : causeOf(triggered.triggers), deedsOf(m.library.node<readonly Effect[]>(effects)), eventOf(m, m.scope(scope).event)];
}

function alike(own: readonly Waiting[]): boolean {
  return own.every((one) => one.effects === own[0]?.effects) && own.every((one) => one.power !== "");
}
