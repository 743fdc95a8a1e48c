import type { Moment, Noun, Triggered } from "../../ir/index.ts";
import type { ActivePower } from "../derive/derivation.ts";
import { endByEvents } from "../derive/duration.ts";
import { watchLinks } from "../derive/remaining.ts";
import { readMoment } from "../derive/moments.ts";
import { holds } from "../evaluate/condition.ts";
import { things } from "../evaluate/noun.ts";
import { eventsWithin, matches } from "../evaluate/pattern.ts";
import type { Machine } from "../machine.ts";
import { glance, keep } from "../reading.ts";
import { altered, type EventRecord, type Scope } from "../scope.ts";
import type { Delayed, Frame, Id } from "../state.ts";
import type { Judged } from "./judged.ts";

export type TriggerView = readonly ActivePower<Triggered>[];

/**
 * Notes which powers the events since a point of the history trigger (CR 703). A power of what has
 * just left play is active too, as it became inactive at the same time as the event (CR 703.3c).
 */
export function notice(m: Machine, from: number, before: TriggerView, judged: Judged | null = null): void {
  const to = m.state.history.length;
  if (m.state.modifiers.length > 0) endByEvents(m, from);
  watchLinks(m);
  const now = m.derivation.triggered();
  const gone = before === now ? NOBODY : goneSince(m, before);
  // Who watches is settled before the first of them triggers anything.
  let watching: TriggerView[] | null = null;
  for (let i = from; i < to; i++) {
    const active = m.derivation.watching(m.state.history[i]?.verb ?? "");
    if (active.length > 0) (watching ??= [])[i - from] = active;
  }
  for (let i = from; i < to; i++) {
    const event = m.state.history[i];
    if (event === undefined) continue;
    const during: During = { from, at: i, to, judged };
    if (watching !== null) consider(m, watching[i - from] ?? NOBODY, event, during);
    consider(m, gone, event, during);
    if (event.verb === "play") consider(m, ofPlayed(m, event), event, during);
    else if (event.into !== undefined) consider(m, ofMoved(m, event), event, during);
  }
}

/** Where in the history an event stands, and those beside which it happened. */
interface During {
  readonly from: number;
  readonly at: number;
  readonly to: number;
  readonly judged: Judged | null;
}

/** Triggers those of some powers that an event triggers. */
function consider(m: Machine, active: TriggerView, event: EventRecord, { from, at, to, judged }: During): void {
  for (const one of active) {
    const by = triggeredBy(m, one, event, judged) ? ofAll(m, one, event, at, from, to) : null;
    if (by !== null) trigger(m, one, by);
  }
}

const goneSince = (m: Machine, before: TriggerView): TriggerView => before.filter((active) => active.modifier === null && m.card(active.scope.source)?.past !== null);

const NOBODY: TriggerView = [];

/** "One or more cards": all that happen at once trigger it together, and "that much" is how many; null where an earlier one stands for them. */
function ofAll(m: Machine, active: ActivePower<Triggered>, event: EventRecord, at: number, from: number, to: number): EventRecord | null {
  const together = active.power.triggers.some((one) => one.on === "event" && one.event.verb === event.verb && one.event.object?.noun === "select" && one.event.object.quantity.count === "atLeast");
  if (!together) return event;
  const { history } = m.state;
  let number = 1;
  for (let i = from; i < to; i++) {
    const other = history[i];
    if (i === at || other === undefined || other.verb !== event.verb || !triggeredBy(m, active, other)) continue;
    if (i < at) return null;
    number += 1;
  }
  return altered(event, { amount: number });
}

/** What a card that was not in play says of its own going from anywhere (CR 700.1, HFI-016). */
function ofMoved(m: Machine, event: EventRecord): TriggerView {
  const card = m.card(event.object ?? 0);
  const rule = m.rules.zones[event.outOf?.zone ?? ""];
  if (card === null || m.printed(card).triggered.length === 0 || rule === undefined || rule.zone === "play" || m.rules.zones[event.into?.zone ?? ""]?.zone === "play") return NOBODY;
  return m.printed(card).triggered.flatMap((entry) => {
    const { power } = entry;
    if (power.power !== "triggered" || !power.triggers.some((one) => one.on === "event" && one.event.outOf === undefined && (one.event.object ?? one.event.subject)?.noun === "self")) return [];
    return [{ power, entry, scope: glance(card.id, card.owner, entry.args, 0, null), modifier: null }];
  });
}

/** What a card says of its being played is active on the chain (CR 703.3b). */
function ofPlayed(m: Machine, event: EventRecord): TriggerView {
  const card = m.card(event.object ?? 0);
  if (card === null || card.past !== null || card.zone !== "chain" || card.faceDown || m.printed(card).triggered.length === 0) return NOBODY;
  const ofItself = (noun: Noun | undefined): boolean => noun?.noun === "self" || (noun?.noun === "several" && noun.of.some(ofItself));
  return m.printed(card).triggered.flatMap((entry) => {
    const { power } = entry;
    if (power.power !== "triggered" || !power.triggers.some((one) => one.on === "event" && one.event.verb === "play" && ofItself(one.event.object))) return [];
    return [{ power, entry, scope: glance(card.id, card.controller, entry.args, 0, null), modifier: null }];
  });
}

function triggeredBy(m: Machine, active: ActivePower<Triggered>, event: EventRecord, judged: Judged | null = null): boolean {
  const { triggers } = active.power;
  for (let i = 0; i < triggers.length; i++) {
    const one = triggers[i];
    if (one?.on === "event" && one.event.verb === event.verb && isMet(m, active, i, one, event, judged)) return true;
  }
  return false;
}

/** Whether an event is what a trigger waits for. The power is read with that event while this is found out. */
function isMet(m: Machine, active: ActivePower<Triggered>, at: number, one: EventTrigger, event: EventRecord, judged: Judged | null): boolean {
  const { power, modifier } = active;
  // The scope of a modifier is that of all its powers.
  const scope = modifier === null ? active.scope : { ...active.scope };
  const before = scope.event;
  scope.event = event;
  const met =
    (judged?.matched(active, at, event) ?? matches(m, scope, one.event, event)) &&
    (one.while === undefined || holds(m, scope, one.while)) &&
    (one.first === undefined || isFirst(m, scope, one.event, event)) &&
    (power.condition === undefined || holds(m, scope, power.condition));
  scope.event = before;
  return met;
}

type EventTrigger = Extract<Triggered["triggers"][number], { on: "event" }>;

/** Whether no such event of the one that the text says it of came before it in the turn. */
function isFirst(m: Machine, s: Scope, clause: Parameters<typeof matches>[2], event: EventRecord): boolean {
  const before = eventsWithin(m, s, "thisTurn");
  const role = (["subject", "object", "to"] as const).find((each) => clause[each] !== undefined) ?? "subject";
  return !before.some((one) => one !== event && one[role] === event[role] && matches(m, s, clause, one));
}

const ROLES = ["subject", "object", "to", "from", "with", "against"] as const;

/** What the nouns of an event stand for in it, by the names that the power gives them. */
function namedIn(power: Triggered, event: EventRecord): Scope["bound"] {
  const bound: Record<string, readonly Id[]> = {};
  const name = (noun: Noun | undefined, id: Id | undefined): void => {
    if (noun?.noun === "select" && noun.as !== undefined && noun.quantity.count === "exactly" && id !== undefined && id !== 0) bound[noun.as] = [id];
  };
  for (const one of power.triggers) {
    if (one.on !== "event" || one.event.verb !== event.verb) continue;
    for (const role of ROLES) name(one.event[role], event[role]);
    // "under an opponent's control"
    name(one.event.entry?.under, event.into?.of);
  }
  return bound;
}

function trigger(m: Machine, active: ActivePower<Triggered>, event: EventRecord | null): void {
  const scope = keep(m, active.scope, { event, bound: event === null ? active.scope.bound : { ...active.scope.bound, ...namedIn(active.power, event) } });
  if (active.modifier !== null && active.modifier.once) m.set(active.modifier, "over", true);
  const { effects } = active.entry;
  if (active.power.immediate === true) pushEffects(m, effects, scope);
  else wait(m, { power: active.entry.ref, effects, scope: scope.id, controller: scope.you });
}

export function pushEffects(m: Machine, list: string, scope: Scope): void {
  m.push({ kind: "effects", step: 0, result: 0, list, scope: scope.id, did: 1 } as Frame);
}

function wait(m: Machine, waiting: Machine["state"]["waiting"][number]): void {
  m.set(m.state, "waiting", [...m.state.waiting, waiting]);
}

/**
 * Notes what the start or end of a turn, phase or step triggers. `of` are all its names. What is a part of the moment
 * itself can be done apart from what waits for priority.
 */
export function noticeMoment(m: Machine, at: "start" | "end", of: readonly string[], only: "immediate" | "waiting" | "all" = "all"): void {
  const isMeant = (immediate: true | undefined): boolean => only === "all" || (only === "immediate") === (immediate === true);
  for (const active of m.derivation.timed()) {
    if (!isMeant(active.power.immediate)) continue;
    const found = active.power.triggers.find((one) => one.on === "moment" && momentIs(m, active.scope, one.moment, at, of));
    if (found?.on !== "moment") continue;
    const reading = { ...active, scope: ofTurnPlayer(m, active.scope, found.moment) };
    if (active.power.condition !== undefined && !holds(m, reading.scope, active.power.condition)) continue;
    trigger(m, reading, null);
  }
  if (m.state.delayed.length === 0) return;
  const due = m.state.delayed.filter((delayed) => isMeant(delayed.immediate) && isDue(m, delayed, at, of));
  if (due.length === 0) return;
  m.set(m.state, "delayed", m.state.delayed.filter((delayed) => !due.includes(delayed)));
  for (const delayed of due) if (delayed.immediate === true) pushEffects(m, delayed.effects, m.scope(delayed.scope));
  for (const delayed of due) if (delayed.immediate !== true) wait(m, { power: "", effects: delayed.effects, scope: delayed.scope, controller: delayed.controller });
}

/** "At the start of each player's turn, he …": whose it is can be spoken of. */
function ofTurnPlayer(m: Machine, scope: Scope, { whose }: Moment): Scope {
  return whose?.noun === "select" && whose.as !== undefined ? { ...scope, bound: { ...scope.bound, [whose.as]: [m.state.turn.player] } } : scope;
}

function isDue(m: Machine, delayed: Delayed, at: "start" | "end", of: readonly string[]): boolean {
  const moment = m.library.node<Moment>(delayed.moment);
  if (moment.next === true && delayed.turn === m.state.turn.number) return false;
  return momentIs(m, m.scope(delayed.scope), moment, at, of);
}

function momentIs(m: Machine, s: Scope, printed: Moment, at: "start" | "end", of: readonly string[]): boolean {
  const moment = readMoment(m, printed);
  if (moment.at !== at || !of.includes(moment.of)) return false;
  if (moment.nth !== undefined && m.player(m.state.turn.player).turns !== moment.nth) return false;
  return moment.whose === undefined || things(m, s, moment.whose).includes(m.state.turn.player);
}
