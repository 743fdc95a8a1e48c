import type { Act, Clause, Selection } from "../../ir/index.ts";
import { isForbidden } from "../derive/permissions.ts";
import { things } from "../evaluate/noun.ts";
import { objectsSince, pushBatch } from "../events/batch.ts";
import { plainEvents } from "../events/from-clause.ts";
import type { Machine } from "../machine.ts";
import { bind, bindNumber } from "../reading.ts";
import type { FrameHandler } from "../rules.ts";
import { altered, type EventRecord, type Ref, type Scope } from "../scope.ts";
import type { Frame, Id } from "../state.ts";
import { ALL, LAST, amount } from "../evaluate/amount.ts";
import { pushPick } from "./pick.ts";
import type { EffectHandler } from "./run.ts";
import { clauseSelections, isPlain } from "./selections.ts";

/** A clause that is being done: choices, then the events, as one batch or one by one. */
export interface ActFrame extends Frame {
  readonly kind: "act";
  /** The clause. */
  readonly ref: Ref;
  readonly as: string;
  readonly scope: Id;
  /** Paid as a cost: only what can happen may be chosen. */
  readonly cost: boolean;
  /** What it is paid for. */
  readonly paying: EventRecord | null;
  picked: number;
  from: number;
  left: readonly EventRecord[];
  did: number;
}

export const act: EffectHandler<Act> = (m, f, effect) => {
  if (f.step === 0) {
    m.step(f, 1);
    pushAct(m, `${f.ref}/clause`, effect.as ?? "", f.scope, false);
    return;
  }
  m.done(f.result);
};

export function pushAct(m: Machine, ref: Ref, as: string, scope: Id, cost: boolean, paying: EventRecord | null = null): void {
  const frame: ActFrame = { kind: "act", step: 0, result: 0, ref, as, scope, cost, paying, picked: 0, from: 0, left: [], did: 0 };
  m.push(frame);
}

export const actFrame: FrameHandler = {
  run(m: Machine, f: ActFrame): void {
    const clause = m.library.node<Clause>(f.ref);
    const scope = m.scope(f.scope);
    switch (f.step) {
      case 0:
        choose(m, f, clause, scope);
        return;
      case 1:
        askAmount(m, f, clause, scope);
        return;
      case 2:
        begin(m, f, clause, scope);
        return;
      default:
        proceed(m, f, clause, scope);
    }
  },
};

/** Chooses what the text leaves open, in order. */
function choose(m: Machine, f: ActFrame, clause: Clause, scope: Scope): void {
  const open = clauseSelections(clause).filter((selection) => isOpen(selection));
  const selection = open[f.picked];
  if (selection === undefined) {
    m.step(f, 1);
    return;
  }
  m.set(f, "picked", f.picked + 1);
  const doer = scope.doer === 0 ? scope.you : scope.doer;
  const subject = clause.subject === undefined ? undefined : things(m, scope, clause.subject)[0];
  const chooser = subject !== undefined && m.isPlayer(subject) ? subject : doer;
  const isObject = clause.object === selection;
  const zone = isObject ? (m.rules.verbs[clause.verb]?.domain ?? "") : "";
  const fitting = f.cost || (clause.to === selection && m.rules.verbs[clause.verb]?.fitting === true);
  pushPick(m, selection, scope, chooser, zone, fitting ? f.ref : "", isObject && isPlain(clause) ? clause.verb : "");
}

function isOpen(selection: Selection): boolean {
  return selection.target !== true && selection.quantity.count !== "all";
}

/** "Any amount of", "up to 3 damage": the doer names the number. */
function askAmount(m: Machine, f: ActFrame, clause: Clause, scope: Scope): void {
  const a = clause.amount;
  if (typeof a === "object" && a.amount === "upTo" && a.as !== undefined) {
    if (m.state.answer === null) {
      const limit = a.of === undefined ? 99 : amount(m, scope, a.of);
      m.ask({ player: scope.doer === 0 ? scope.you : scope.doer, ask: "number", kind: "amount", prompt: "How much?", options: [], min: 0, max: limit === ALL ? 99 : limit });
      return;
    }
    bindNumber(m, scope, a.as, m.taken()[0] ?? 0);
  }
  m.step(f, 2);
}

/** Gives all that a clause speaks of the name that later words have for them. */
export function bindAll(m: Machine, scope: Scope, clause: Clause): void {
  for (const selection of clauseSelections(clause)) {
    if (selection.quantity.count === "all" && selection.as !== undefined) bind(m, scope, selection.as, things(m, scope, selection));
  }
}

function begin(m: Machine, f: ActFrame, clause: Clause, scope: Scope): void {
  bindAll(m, scope, clause);
  const verb = m.rules.verbs[clause.verb];
  const plain = plainEvents(m, scope, clause);
  if (verb?.prepare !== undefined && f.picked >= 0) {
    m.set(f, "picked", -1);
    const asking = verb.prepare(m, scope, plain);
    if (asking !== null) {
      m.push(asking);
      return;
    }
  }
  const done = verb?.events?.(m, scope, clause, plain) ?? plain;
  const { paying } = f;
  const events = paying === null ? done : done.map((event) => altered(event, { paying }));
  m.set(f, "from", m.state.history.length);
  m.step(f, 3);
  if (events.length === 0) {
    // Doing something to all of nothing succeeds: an empty hand can be discarded (FOH-010), by who can discard cards (CR 415.9e).
    const doer = scope.doer === 0 ? scope.you : scope.doer;
    m.set(f, "did", clause.object?.noun === "select" && clause.object.quantity.count === "all" && !isForbidden(m, { verb: clause.verb, subject: doer, by: doer }) ? 1 : 0);
    return;
  }
  if (verb?.oneByOne === true) {
    m.set(f, "left", events.flatMap((event) => Array.from({ length: Math.max(0, Math.trunc(event.amount ?? 1)) }, () => altered(event, { amount: 1 }))));
    return;
  }
  m.set(f, "left", []);
  m.set(f, "did", -1);
  pushBatch(m, events);
}

function proceed(m: Machine, f: ActFrame, clause: Clause, scope: Scope): void {
  if (f.did === -1 || f.step > 3) m.set(f, "did", Math.max(0, f.did) + f.result);
  const [next, ...left] = f.left;
  if (next !== undefined) {
    m.set(f, "left", left);
    m.step(f, f.step + 1);
    m.set(f, "result", 0);
    pushBatch(m, [next]);
    return;
  }
  const much = m.state.history.slice(f.from).filter((event) => event.verb === clause.verb).reduce((sum, event) => sum + (event.amount ?? 1), 0);
  if (much !== (scope.numbers[LAST] ?? 0)) bindNumber(m, scope, LAST, much);
  if (f.as !== "") bind(m, scope, f.as, objectsSince(m, f.from, clause.verb));
  m.done(f.did > 0 ? 1 : 0);
}
