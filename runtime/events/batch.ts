import type { Replacement } from "../../ir/index.ts";
import { forms_, isForbidden } from "../derive/permissions.ts";
import type { ActivePower } from "../derive/derivation.ts";
import { ALL } from "../evaluate/amount.ts";
import { controllerOf } from "../evaluate/info.ts";
import { things } from "../evaluate/noun.ts";
import { matches } from "../evaluate/pattern.ts";
import type { Machine } from "../machine.ts";
import { keep } from "../reading.ts";
import { useKey } from "../face.ts";
import type { Beforehand, FrameHandler } from "../rules.ts";
import { altered, type EventRecord, type Scope } from "../scope.ts";
import type { Frame, Id } from "../state.ts";
import { altersEntry, changesPacket, competing, dividesPacket, passedKey } from "./competing.ts";
import { remaining } from "./limit.ts";
import { orderPackets } from "./packet-order.ts";
import { deedsOf, toldApart } from "../told-apart.ts";
import { judge } from "./judged.ts";
import { notice, type TriggerView } from "./trigger.ts";

/** Events that happen at once. Each passes its replacements, then all happen, then triggers are noted. */
export interface BatchFrame extends Frame {
  readonly kind: "batch";
  events: readonly (EventRecord | null)[];
  /** The event whose replacements are being applied, and those it has passed. */
  at: number;
  seen: readonly string[];
  /** What the events that came of dividing others have passed before, by their place. */
  readonly passed: Readonly<Record<number, readonly string[]>>;
  /** How many choices have been made of the order in which packets are processed. */
  ordered: number;
  touched: boolean;
  /** The replacement that is being offered. */
  offer: number;
  /** The modifiers of "the next time" that have replaced one of the events: they replace all of them, and end with them. */
  spent: readonly Id[];
  /** How much the running replacement may still prevent, and whose limit that is. */
  left: number;
  limited: { readonly modifier: Id; readonly source: Id; readonly ref: string } | null;
}

export function pushBatch(m: Machine, events: readonly EventRecord[]): void {
  const frame: BatchFrame = { kind: "batch", step: 0, result: 0, events, at: 0, seen: [], passed: {}, ordered: 0, touched: false, offer: -1, spent: [], left: ALL, limited: null };
  m.push(frame);
}

/** The innermost batch: the one that a running replacement changes. */
export function openBatch(m: Machine): BatchFrame | null {
  for (let i = m.state.stack.length - 1; i >= 0; i--) {
    const frame = m.state.stack[i];
    if (frame !== undefined && frame.kind === "batch") return frame as BatchFrame;
  }
  return null;
}

export const batch: FrameHandler = {
  run(m: Machine, f: BatchFrame): void {
    switch (f.step) {
      case 0:
        dropImpossible(m, f);
        if (!orderPackets(m, f)) passReplacements(m, f);
        return;
      case 1:
        passReplacements(m, f);
        return;
      case 2:
        chosen(m, f);
        return;
      case 3:
        replaced(m, f);
        return;
      default:
        happen(m, f);
    }
  },
};

function dropImpossible(m: Machine, f: BatchFrame): void {
  for (const event of f.events) {
    if (event === null || mayHappen(m, event)) continue;
    m.set(f, "events", f.events.map((one) => (one !== null && !mayHappen(m, one) ? null : one)));
    return;
  }
}

function mayHappen(m: Machine, event: EventRecord): boolean {
  const verb = m.rules.verbs[event.verb];
  return verb !== undefined && (verb.able?.(m, event) ?? true) && (event.byGame === true || !isForbidden(m, event));
}

function next(m: Machine, f: BatchFrame): void {
  m.journal.setQuietly(f, "at", f.at + 1);
  const passed = f.passed[f.at] ?? [];
  if (f.seen.length > 0 || passed.length > 0) m.set(f, "seen", passed);
}

/** Lets one event after another pass what replaces it, until something does; when all have passed, they happen. */
function passReplacements(m: Machine, f: BatchFrame): void {
  for (let event = f.events[f.at]; event !== undefined; event = f.events[f.at]) {
    if (event !== null && isReplaced(m, f, event)) return;
    next(m, f);
  }
  happen(m, f);
}

/** Whether something may replace an event; then it does so now, or somebody is asked for it. */
function isReplaced(m: Machine, f: BatchFrame, event: EventRecord): boolean {
  const options = competing(m, event, f.seen);
  const changing = options.some((active) => changesPacket(m, active, event));
  const ruled = changing ? null : m.rules.before(m, event, f.seen);
  if (ruled !== null && options.every(dividesPacket)) {
    beforehand(m, f, ruled);
    return true;
  }
  if (options.length === 0) return false;
  // CR 717.4: of what changes the packet its controller chooses which one applies first, of the rest the affected player.
  const affected = controllerOf(m, event.to ?? event.object ?? event.subject ?? 0);
  const packet = event.verb === "deal" && changing ? (event.by ?? 0) : 0;
  m.step(f, 2);
  m.set(f, "offer", -1);
  const offered = options.every(altersEntry) ? options.slice(0, 1) : options;
  const labels = toldApart(offered, (active) => describe(m, active), ({ power }) => [power.event.verb, deedsOf(power.effects)]);
  m.ask({
    player: packet || affected || m.state.turn.player,
    ask: "choose",
    kind: "replacement",
    prompt: "Which modifier applies first?",
    options: [
      ...offered.map((active, i) => ({ label: labels[i] ?? "", act: "replacement", thing: active.scope.source, detail: active.entry.ref })),
      ...(ruled === null ? [] : [{ label: ruled.label, act: "replacement", detail: ruled.key }]),
    ],
    min: 1,
    max: 1,
  });
  return true;
}

/** The rules' own chance to change the event. */
function beforehand(m: Machine, f: BatchFrame, ruled: Beforehand): void {
  m.set(f, "seen", [...f.seen, ruled.key]);
  m.set(f, "touched", true);
  m.step(f, 3);
  m.push(ruled.frame);
}

function describe(m: Machine, active: ActivePower<Replacement>): string {
  const card = m.card(active.scope.source);
  return card === null ? "a modifier" : m.printed(card).name;
}

function chosen(m: Machine, f: BatchFrame): void {
  const event = f.events[f.at];
  if (event === undefined || event === null) return;
  const options = competing(m, event, f.seen);
  if (f.offer < 0) m.set(f, "offer", m.taken()[0] ?? 0);
  else if (m.state.answer?.[0] === 1) {
    m.taken();
    m.set(f, "seen", [...f.seen, passedKey(options[f.offer] as ActivePower<Replacement>)]);
    m.step(f, 1);
    return;
  }
  const active = options[f.offer];
  if (active === undefined) {
    const ruled = f.offer === options.length ? m.rules.before(m, event, f.seen) : null;
    m.step(f, 1);
    if (ruled !== null) beforehand(m, f, ruled);
    return;
  }
  if (active.power.optional !== undefined && m.state.answer === null) {
    // For a card its controller decides.
    const player = controllerOf(m, things(m, { ...active.scope, event }, active.power.optional)[0] ?? active.scope.you);
    m.ask({ player, ask: "choose", kind: "may", prompt: `Use ${describe(m, active)}?`, options: [{ label: "Yes", act: "yes" }, { label: "No", act: "no" }], min: 1, max: 1 });
    return;
  }
  m.taken();
  apply(m, f, event, active);
}

function apply(m: Machine, f: BatchFrame, event: EventRecord, active: ActivePower<Replacement>): void {
  const form = forms_(m, event).find((one) => matches(m, active.scope, active.power.event, one)) ?? event;
  const scope: Scope = keep(m, active.scope, { event: form });
  m.set(f, "seen", [...f.seen, passedKey(active)]);
  m.set(f, "touched", active.power.besides === true);
  m.set(f, "left", remaining(m, active));
  m.set(f, "limited", active.power.limit === undefined ? null : { modifier: active.modifier?.id ?? 0, source: active.scope.source, ref: useKey(active.entry) });
  m.step(f, 3);
  if (active.modifier !== null && active.modifier.once) m.set(f, "spent", [...f.spent, active.modifier.id]);
  m.push({ kind: "effects", step: 0, result: 0, list: active.entry.effects, scope: scope.id, did: 1 } as Frame);
}

function replaced(m: Machine, f: BatchFrame): void {
  const event = f.events[f.at];
  if (!f.touched || (event !== undefined && event !== null && event.verb === "deal" && (event.amount ?? 0) <= 0)) change(m, f, null);
  m.set(f, "touched", false);
  m.step(f, 1);
}

/** Puts another event in the place of the one being replaced. */
export function change(m: Machine, f: BatchFrame, event: EventRecord | null): void {
  m.set(f, "events", f.events.map((old, i) => (i === f.at ? event : old)));
}

/**
 * Deals so much of the packet that is being replaced to another, as a packet of its own: it passes what the first
 * has not passed (CR 717.4c). Whether anything was dealt so.
 */
export function splitOff(m: Machine, amount: number, to: Id): boolean {
  const f = openBatch(m);
  const event = f?.events[f.at];
  if (f === null || event === undefined || event === null || amount <= 0) return false;
  const kept = (event.amount ?? 0) - amount;
  m.set(f, "touched", true);
  change(m, f, kept > 0 ? altered(event, { amount: kept }) : null);
  const other: EventRecord = altered(event, { amount, to });
  if (!mayHappen(m, other)) return true;
  m.set(f, "passed", { ...f.passed, [f.events.length]: f.seen.filter(isOfModifier) });
  m.set(f, "events", [...f.events, other]);
  return true;
}

/** What a rule of the game has offered for one packet it can offer for another. */
const isOfModifier = (seen: string): boolean => /^\d/.test(seen);

function happen(m: Machine, f: BatchFrame): void {
  if (f.spent.length > 0) for (const modifier of m.state.modifiers) if (f.spent.includes(modifier.id)) m.set(modifier, "over", true);
  const before: TriggerView = m.derivation.triggered();
  const judged = judge(m, f.events);
  const from = m.state.history.length;
  let count = 0;
  for (const event of f.events) {
    if (event === null) continue;
    const verb = m.rules.verbs[event.verb];
    const records = verb?.perform(m, event) ?? [];
    for (const record of records) {
      judged?.found(event, record);
      m.record(record);
    }
    if (records.length > 0) count++;
  }
  m.done(count);
  if (m.state.history.length > from) notice(m, from, before, judged);
}

/** The objects that the events since a point of the history were about. */
export function objectsSince(m: Machine, from: number, verb: string): readonly Id[] {
  const found = m.state.history.slice(from).filter((event) => event.verb === verb);
  return found.map((event) => event.object ?? event.to ?? event.from ?? event.subject ?? 0);
}
