import type { Condition, Effect } from "../../ir/index.ts";
import { LAST, amount } from "../evaluate/amount.ts";
import { holds } from "../evaluate/condition.ts";
import { argumentAt, things, unique } from "../evaluate/noun.ts";
import { eventsWithin, matches } from "../evaluate/pattern.ts";
import type { Machine } from "../machine.ts";
import type { Scope } from "../scope.ts";
import { bind, bindNumber } from "../reading.ts";
import { pushBatch } from "../events/batch.ts";
import { bindAll } from "./act.ts";
import { eventsOf } from "../events/from-clause.ts";
import { pushPick } from "./pick.ts";
import { pushList, type EffectHandler } from "./run.ts";

type Of<K extends Effect["do"]> = Extract<Effect, { do: K }>;

/** CR 712.3: "if you do" looks at whether the first part happened. */
export const attempt: EffectHandler<Of<"attempt">> = (m, f, effect) => {
  switch (f.step) {
    case 0:
      m.step(f, 1);
      pushList(m, `${f.ref}/effects`, f.scope);
      return;
    case 1:
      m.step(f, 2);
      m.set(f, "n", f.result);
      if (f.result > 0) pushList(m, `${f.ref}/then`, f.scope);
      else if (effect.otherwise !== undefined) pushList(m, `${f.ref}/otherwise`, f.scope);
      return;
    default:
      m.done(f.n);
  }
};

export const branch: EffectHandler<Of<"if">> = (m, f, effect, scope) => {
  if (f.step === 0) {
    m.step(f, 1);
    const so = holds(m, scope, effect.condition);
    if (so) bindHappened(m, scope, effect.condition);
    if (so) pushList(m, `${f.ref}/then`, f.scope);
    else if (effect.otherwise !== undefined) pushList(m, `${f.ref}/otherwise`, f.scope);
    else m.done(0);
    return;
  }
  m.done(f.result);
};

/** "If an ally is dealt fatal damage this way, … that ally": who took part in what has happened. */
function bindHappened(m: Machine, scope: Scope, condition: Condition): void {
  if (condition.if !== "happened") return;
  const { event, within } = condition;
  const named = (["subject", "object", "to", "from", "with", "against"] as const).flatMap((role) => {
    const noun = event[role];
    return noun?.noun === "select" && noun.as !== undefined ? [{ role, as: noun.as }] : [];
  });
  if (named.length === 0) return;
  const found = eventsWithin(m, scope, within).filter((one) => matches(m, scope, event, one));
  for (const { role, as } of named) bind(m, scope, as, unique(found.flatMap((one) => one[role] ?? [])));
}

/** Each of several players (in turn order) or things does it. */
export const each: EffectHandler<Of<"each">> = (m, f, effect, scope) => {
  if (f.step === 0) {
    const { of } = effect;
    if (of.noun === "select" && of.target !== true && of.quantity.count !== "all" && f.n === 0) {
      m.set(f, "n", 1);
      pushPick(m, of, scope, scope.doer === 0 ? scope.you : scope.doer, "", "");
      return;
    }
    const found = things(m, scope, of);
    const order = m.playersFrom(m.state.turn.player);
    m.set(f, "ids", found.every((id) => m.isPlayer(id)) ? order.filter((id) => found.includes(id)) : found);
    m.set(f, "n", scope.doer);
    bindNumber(m, scope, f.ref, scope.numbers[LAST] ?? 0);
  }
  const id = f.ids[f.step];
  if (id === undefined) {
    m.set(scope, "doer", f.n);
    m.done(f.ids.length > 0 ? 1 : 0);
    return;
  }
  m.step(f, f.step + 1);
  // "That much" is what was done before, for each of them.
  bindNumber(m, scope, LAST, scope.numbers[f.ref] ?? 0);
  bind(m, scope, effect.as, [id]);
  if (m.isPlayer(id)) m.set(scope, "doer", id);
  pushList(m, `${f.ref}/effects`, f.scope);
};

/** Does what the keyword was given to do. */
export const given: EffectHandler<Of<"given">> = (m, f, effect, scope) => {
  const at = argumentAt(m, scope, effect.name);
  if (f.step > 0 || at < 0) {
    m.done(f.result);
    return;
  }
  m.step(f, 1);
  pushList(m, `${scope.args}/args/${at}/value`, f.scope);
};

export const repeat: EffectHandler<Of<"repeat">> = (m, f, effect, scope) => {
  if (f.step === 0) m.set(f, "n", Math.trunc(amount(m, scope, effect.times)));
  if (f.step >= f.n) {
    m.done(1);
    return;
  }
  m.step(f, f.step + 1);
  pushList(m, `${f.ref}/effects`, f.scope);
};

/** The events of several clauses are one batch (CR 408.2). */
export const together: EffectHandler<Of<"together">> = (m, f, effect, scope) => {
  if (f.step === 0) {
    m.step(f, 1);
    pushBatch(m, effect.acts.flatMap(({ clause }) => {
      bindAll(m, scope, clause);
      return eventsOf(m, scope, clause);
    }));
    return;
  }
  m.done(f.result);
};

/** Does what a keyword says is done. */
export const perform: EffectHandler<Of<"perform">> = (m, f, effect, scope) => {
  const lists = m.library.expand({ keyword: effect.keyword, args: [] }).filter(({ power }) => power.power === "oneShot");
  if (f.step === 0) m.set(f, "n", scope.doer);
  const next = lists[f.step];
  if (next === undefined) {
    m.set(scope, "doer", f.n);
    m.done(f.result);
    return;
  }
  m.step(f, f.step + 1);
  m.set(scope, "doer", things(m, scope, effect.who)[0] ?? scope.you);
  pushList(m, `${next.ref}/effects`, f.scope);
};
