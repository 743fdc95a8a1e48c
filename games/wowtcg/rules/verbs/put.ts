import { changesOf } from "../../../../runtime/derive/stat-counters.ts";
import type { Machine } from "../../../../runtime/machine.ts";
import type { Verb } from "../../../../runtime/rules.ts";
import { altered, type EventRecord } from "../../../../runtime/scope.ts";
import type { CardObject } from "../../../../runtime/state.ts";
import { isCombatant } from "../card-types.ts";
import { healthOf } from "../health.ts";
import { leaveCombat } from "../leave-combat.ts";
import { zones } from "../zones.ts";
import { arranged, arrangement } from "./arrange.ts";
import { attach } from "./attach.ts";
import { MOVES, moveForms, moveObject, putInto, removeFromGame } from "./move.ts";
import { ALL } from "../../../../runtime/evaluate/amount.ts";

/** Puts cards into zones, counters on cards, damage on characters: which of them, the parts of the event tell. */
export const put: Verb = {
  implied: (m, event) => (event.into === undefined ? [] : moveForms(m, event, "party")),
  implies: MOVES,
  able(m, event) {
    if (event.into !== undefined) return putInto.able?.(m, event) ?? true;
    return event.counter !== undefined ? m.card(event.to ?? 0)?.zone === "play" : canTakeDamage(m, event);
  },
  // As a cost all of it has to be put there (CR 403.1).
  whole: (m, event) => event.into !== undefined || event.counter !== undefined || (event.amount ?? 0) <= leftOf(m, event),
  prepare: arrangement,
  events: (_m, scope, _clause, plain) => arranged(scope, plain),
  perform(m, event) {
    if (event.into !== undefined) return event.entry?.attachedTo === undefined ? moveObject(m, event, "party") : attach.perform(m, altered(event, { to: event.entry.attachedTo }));
    return event.counter !== undefined ? changeCounters(m, event, 1) : putDamage(m, event);
  },
};

/** A card that is removed from combat, and stays where it is (CR 602.4): no goal is said. */
const isFromCombat = ({ object, counter, types, into, outOf }: EventRecord): boolean =>
  object !== undefined && counter === undefined && types === undefined && into === undefined && (outOf === undefined || outOf.zone === "combat");

/** Counters are removed from cards, damage from characters, cards from the game or from combat. */
export const remove: Verb = {
  implied: (m, event) => (event.object === undefined || isFromCombat(event) ? [] : moveForms(m, event, "removed")),
  implies: MOVES,
  able(m, event) {
    // "Remove all counters": from the card that says so, where it names no other (SOB-027).
    const card = m.card(event.from ?? event.object ?? event.cause ?? 0);
    if (card === null || card.past !== null) return false;
    if (event.counter !== undefined) return event.amount === ALL || (card.counters[event.counter] ?? 0) >= Math.min(1, event.amount ?? 1);
    // Where it is not said, what may be chosen is in combat already.
    if (event.outOf?.zone === "combat") return zones["combat"]?.holds?.(m).includes(card.id) === true;
    if (event.object !== undefined) return card.zone !== "removed" && (removeFromGame.able?.(m, event) ?? true);
    return event.types === undefined ? Object.keys(card.counters).length > 0 : card.damage > 0;
  },
  whole(m, event) {
    const card = m.card(event.from ?? event.object ?? event.cause ?? 0);
    if (event.counter !== undefined) return event.amount === ALL || (card?.counters[event.counter] ?? 0) >= (event.amount ?? 1);
    return event.types === undefined || (m.card(event.from ?? event.object ?? 0)?.damage ?? 0) >= (event.amount ?? 0);
  },
  perform(m, event) {
    if (event.counter !== undefined) return changeCounters(m, altered(event, { to: event.from ?? event.object ?? event.cause ?? 0 }), -1);
    if (event.types !== undefined) return removeDamage(m, event);
    if (isFromCombat(event)) return leaveCombat(m, event.object ?? 0) ? [event] : [];
    // "A counter": damage is none, even where counters stand for it (DOW-022).
    if (event.object === undefined) return changeCounters(m, altered(event, { to: event.from ?? 0, counter: Object.keys(m.card(event.from ?? 0)?.counters ?? {}).sort()[0] ?? "" }), -1);
    return moveObject(m, event, "removed");
  },
};

function changeCounters(m: Machine, event: EventRecord, sign: 1 | -1): readonly EventRecord[] {
  const card = m.card(event.to ?? event.object ?? 0);
  const counter = event.counter ?? "";
  if (card === null || card.past !== null) return [];
  const there = card.counters[counter] ?? 0;
  const n = sign === 1 ? Math.min(event.amount ?? 1, room(m, card, counter)) : Math.min(there, event.amount ?? 1);
  if (n <= 0) return [];
  const counters: Record<string, number> = { ...card.counters, [counter]: there + sign * n };
  if (counters[counter] === 0) delete counters[counter];
  m.set(card, "counters", counters);
  if (changesOf(counter).length > 0) m.set(card, "countersAt", { ...card.countersAt, [counter]: putAt(m, card.countersAt?.[counter] ?? [], there, sign * n) });
  return [altered(event, { to: card.id, amount: n })];
}

/** When the counters of a kind were put there after some more have been, or the last of them are gone. */
function putAt(m: Machine, times: readonly number[], there: number, change: number): readonly number[] {
  if (change < 0) return times.slice(0, there + change);
  const now = m.stamp();
  return [...times, ...Array.from({ length: change }, () => now)];
}

/** A location holds no more counters than its capacity (DOW-004, BOG-005). */
function room(m: Machine, card: CardObject, counter: string): number {
  const info = m.values(card);
  if (!info.types.includes("location")) return ALL;
  const capacity = info.stats["capacity"] ?? info.limits.find(({ tag }) => tag === counter)?.count;
  return capacity === undefined ? ALL : capacity - (card.counters[counter] ?? 0);
}

/** Damage can't be put on a character in excess of its health (INTRO-011). */
const canTakeDamage = (m: Machine, event: EventRecord): boolean => leftOf(m, event) > 0;

/** How much damage can be put on a character; of more, exactly fatal damage is put there (CR 405.3). */
function leftOf(m: Machine, event: EventRecord): number {
  const card = m.card(event.to ?? event.object ?? 0);
  return card !== null && card.past === null && isCombatant(m, card) ? Math.max(0, healthOf(m, card.id) - card.damage) : 0;
}

function putDamage(m: Machine, event: EventRecord): readonly EventRecord[] {
  const card = m.card(event.to ?? event.object ?? 0);
  const n = Math.min(Math.trunc(event.amount ?? 0), leftOf(m, event));
  if (card === null || n <= 0) return [];
  m.set(card, "damage", card.damage + n);
  return [altered(event, { to: card.id, amount: n })];
}

function removeDamage(m: Machine, event: EventRecord): readonly EventRecord[] {
  const card = m.card(event.from ?? event.object ?? 0);
  if (card === null) return [];
  const n = Math.min(card.damage, Math.trunc(event.amount ?? 0));
  if (n <= 0) return [];
  m.set(card, "damage", card.damage - n);
  return [altered(event, { from: card.id, amount: n })];
}

export const addCounters: Verb = {
  // A card that is removed from the game can bear counters, too (MOL-018).
  able: (m, event) => ["play", "removed"].includes(m.card(event.to ?? event.object ?? event.cause ?? 0)?.zone ?? ""),
  // "Add an honor counter": to the card that says so, where it names no other.
  perform: (m, event) => changeCounters(m, altered(event, { to: event.to ?? event.object ?? event.cause ?? 0 }), 1),
};
