import type { Amount, Effect, Statement } from "../../ir/index.ts";
import { hasLapsed, remains, remainsOf } from "../derive/remaining.ts";
import { amount } from "../evaluate/amount.ts";
import { change, openBatch } from "../events/batch.ts";
import { useUp } from "../events/limit.ts";
import { preventPart } from "../events/prevented.ts";
import { damageType } from "../evaluate/pattern.ts";
import { things } from "../evaluate/noun.ts";
import { entering, plainEvents } from "../events/from-clause.ts";
import type { Machine } from "../machine.ts";
import { keep } from "../reading.ts";
import { followed } from "../zones.ts";
import type { Entering, Scope } from "../scope.ts";
import type { EffectHandler } from "./run.ts";

type Of<K extends Effect["do"]> = Extract<Effect, { do: K }>;

/** What a scope speaks of, so that what is kept of it can follow it on from where the scope has brought it. */
function forLater(m: Machine, scope: Scope): Scope {
  const bound = Object.fromEntries(Object.entries(scope.bound).map(([name, ids]) => [name, ids.map((id) => followed(m, id, scope.id))]));
  return { ...scope, origin: scope.id, bound, source: followed(m, scope.source, scope.id) };
}

/** Creates a modifier that lasts (CR 714.3). */
export const modify: EffectHandler<Of<"modify">> = (m, f, effect, scope) => {
  const wanted = remainsOf(effect.duration);
  if (wanted !== null && (hasLapsed(m, scope, wanted) || !remains(m, scope, wanted))) {
    m.done(0);
    return;
  }
  const own = keep(m, forLater(m, scope));
  const { turn, combat } = m.state;
  m.set(m.state, "modifiers", [
    ...m.state.modifiers,
    {
      id: m.state.nextStamp,
      powers: `${f.ref}/powers`,
      scope: own.id,
      stamp: m.stamp(),
      duration: `${f.ref}/duration`,
      once: effect.next === true,
      over: false,
      used: 0,
      turn: turn.number,
      // A combat that is proposed is "this combat" already (CR 600.1).
      combat: combat?.number ?? m.state.combats,
      locked: lockedIn(m, own, effect),
    },
  ]);
  m.done(1);
};

const readsCandidate = (value: Amount): boolean => typeof value === "object" && value.amount === "stat" && value.of.noun === "candidate";

/**
 * Amounts that depend on the game are fixed as the modifier is created ("+X ATK, where X is its ATK"), and so is whose
 * printed information is copied (CR 402.3).
 */
function lockedIn(m: Machine, scope: Scope, effect: Of<"modify">): Readonly<Record<string, number>> {
  const locked: Record<string, number> = {};
  for (const power of effect.powers) {
    if (power.power !== "continuous") continue;
    for (const statement of power.statements) {
      if (statement.says === "keyword") for (const arg of statement.keyword.args) if (arg.parameter === "number" && typeof arg.value !== "number") locked[m.library.refOfNode(statement.keyword)] = amount(m, scope, arg.value);
      if (statement.says === "copies") for (const original of things(m, scope, statement.original).slice(0, 1)) locked[m.library.refOfNode(statement)] = m.derivation.printedOn(original);
      const value = numberOf(statement);
      // What each card reads of itself is read of each ("each ally … +X ATK, where X is its ATK").
      if (value !== null && typeof value !== "number" && !readsCandidate(value)) locked[m.library.refOfNode(statement)] = amount(m, scope, value);
    }
  }
  return locked;
}

function numberOf(statement: Statement): Parameters<typeof amount>[2] | null {
  switch (statement.says) {
    case "stat":
    case "playerStat":
    case "limit":
    case "cost":
      return statement.change;
    case "setStat":
      return statement.value;
    case "multiplyStat":
      return statement.by;
    default:
      return null;
  }
}

export const later: EffectHandler<Of<"later">> = (m, f, effect, scope) => {
  const own = keep(m, forLater(m, scope));
  const delayed = { power: "", effects: `${f.ref}/effects`, scope: own.id, controller: scope.you, moment: `${f.ref}/moment`, turn: m.state.turn.number, ...(effect.immediate === true ? { immediate: true as const } : {}) };
  m.set(m.state, "delayed", [...m.state.delayed, delayed]);
  m.done(1);
};

/** CR 717.2: prevents a part of the packet. */
export const prevent: EffectHandler<Of<"prevent">> = (m, _f, effect, scope) => {
  const batch = openBatch(m);
  const event = batch?.events[batch.at];
  if (batch === null || event === undefined || event === null || event.unpreventable === true) {
    m.done(0);
    return;
  }
  const whole = event.amount ?? 0;
  const part = Math.min(whole, batch.left, amount(m, { ...scope, event }, effect.amount));
  useUp(m, batch, part);
  m.set(batch, "touched", true);
  m.done(part > 0 ? 1 : 0);
  // What a modifier prevents is prevented by the reading that created it.
  preventPart(m, batch, part, { subject: scope.source, by: scope.you, scope: scope.origin === 0 ? scope.id : scope.origin, cause: scope.source });
};

/** How something enters, as several say: what each gives it, it has together (CR 710.1b). */
function together(one: Entering, other: Entering): Entering {
  const counters = { ...one.counters };
  for (const [counter, n] of Object.entries(other.counters ?? {})) counters[counter] = (counters[counter] ?? 0) + n;
  return {
    ...one,
    ...other,
    ...(one.counters === undefined && other.counters === undefined ? {} : { counters }),
    ...(one.damage === undefined || other.damage === undefined ? {} : { damage: one.damage + other.damage }),
  };
}

/** The event happens changed. */
export const alter: EffectHandler<Of<"alter">> = (m, _f, effect, scope) => {
  const batch = openBatch(m);
  const event = batch?.events[batch.at];
  if (batch === null || event === undefined || event === null) {
    m.done(0);
    return;
  }
  m.set(batch, "touched", true);
  if (effect.clause !== undefined) {
    change(m, batch, plainEvents(m, scope, effect.clause)[0] ?? null);
    m.done(1);
    return;
  }
  const to = effect.to === undefined ? undefined : things(m, scope, effect.to)[0];
  change(m, batch, {
    ...event,
    ...(effect.amount === undefined ? {} : { amount: amount(m, { ...scope, event }, effect.amount) }),
    ...(to === undefined ? {} : { to }),
    ...(effect.entry === undefined ? {} : { entry: together(event.entry ?? {}, entering(m, scope, effect.entry)) }),
    ...(effect.damage?.unpreventable === true ? { unpreventable: true } : {}),
    ...(effect.damage?.types === undefined ? {} : { types: effect.damage.types.map((type) => damageType(m, scope, type)) }),
  });
  m.done(1);
};
