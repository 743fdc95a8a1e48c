import type { Effect } from "../../ir/index.ts";
import { ALL, LAST, amount } from "../evaluate/amount.ts";
import { things } from "../evaluate/noun.ts";
import { openBatch, pushBatch, splitOff } from "../events/batch.ts";
import { plainEvents } from "../events/from-clause.ts";
import { labelOf } from "../label.ts";
import type { Machine } from "../machine.ts";
import { bindNumber } from "../reading.ts";
import { altered, type Scope } from "../scope.ts";
import type { Id } from "../state.ts";
import { chosenFor } from "./division.ts";
import type { EffectFrame, EffectHandler } from "./run.ts";

type Of<K extends Effect["do"]> = Extract<Effect, { do: K }>;

/** More than anybody would divide. */
const MANY = 99;

/** Deals or puts a total divided as a player chooses: one batch. What is more than all of them can have is not dealt. */
export const divide: EffectHandler<Of<"divide">> = (m, f, effect, scope) => {
  if (f.step === 0) {
    const settled = scope.modes[f.ref];
    if (settled !== undefined) {
      dealParts(m, f, effect, scope, chosenFor(m, scope, effect.among), settled);
      return;
    }
    const among = things(m, scope, effect.among);
    m.set(f, "ids", among);
    m.step(f, 1);
    const most = effect.most === undefined ? null : mostOf(m, scope, effect.most, among);
    const room = most === null ? ALL : most.reduce((sum, n) => sum + n, 0);
    const given = effect.clause.amount ?? 0;
    const total = Math.min(room, Math.trunc(amount(m, scope, given)));
    if (among.length === 0 || total <= 0) {
      bindNumber(m, scope, LAST, 0);
      m.done(0);
      return;
    }
    const free = typeof given === "object" && given.amount === "upTo";
    const max = free ? Math.min(total, MANY) : total;
    m.ask({
      player: things(m, scope, effect.who)[0] ?? scope.you,
      ask: "divide",
      kind: "divide",
      prompt: free ? `Divide up to ${max}` : `Divide ${max}`,
      options: among.map((id, i) => ({ label: labelOf(m, id), thing: id, act: "divide", ...(most === null ? {} : { most: most[i] ?? 0 }) })),
      min: free ? 0 : max,
      max,
    });
    return;
  }
  if (f.step === 1) {
    dealParts(m, f, effect, scope, f.ids, m.taken());
    return;
  }
  const done = m.state.history.slice(f.n).filter(({ verb }) => verb === effect.clause.verb).reduce((sum, event) => sum + (event.amount ?? 0), 0);
  bindNumber(m, scope, LAST, done);
  m.done(f.result > 0 ? 1 : 0);
};

/** What a target that is no longer legal would have got nobody gets (CR 709.2c). */
function dealParts(m: Machine, f: EffectFrame, effect: Of<"divide">, scope: Scope, ids: readonly Id[], parts: readonly number[]): void {
  m.step(f, 2);
  m.set(f, "n", m.state.history.length);
  pushBatch(m, ids.flatMap((id, i) => {
    const part = parts[i] ?? 0;
    if (id === 0 || part <= 0) return [];
    return plainEvents(m, scope, { ...effect.clause, amount: part }).slice(0, 1).map((event) => altered(event, { to: id }));
  }));
}

/** The most that each of them can get: it is the candidate of the amount. */
function mostOf(m: Machine, scope: Scope, most: NonNullable<Of<"divide">["most"]>, among: readonly Id[]): readonly number[] {
  return among.map((id) => Math.trunc(amount(m, { ...scope, candidate: id }, most)));
}

/** So much of a packet is dealt to another (CR 717.8), or divided among several (CR 717.7). */
export const split: EffectHandler<Of<"split">> = (m, f, effect, scope) => {
  const batch = openBatch(m);
  const event = batch?.events[batch.at];
  if (event === undefined || event === null) {
    m.done(0);
    return;
  }
  const part = amount(m, { ...scope, event }, effect.amount);
  if (effect.who === undefined) {
    m.done(splitOff(m, part, things(m, scope, effect.to)[0] ?? 0) ? 1 : 0);
    return;
  }
  if (f.step === 0) {
    const among = things(m, scope, effect.to);
    const total = Math.trunc(part);
    m.set(f, "ids", among);
    m.step(f, 1);
    if (among.length === 0 || total <= 0) {
      m.done(0);
      return;
    }
    m.ask({ player: things(m, scope, effect.who)[0] ?? scope.you, ask: "divide", kind: "divide", prompt: `Divide ${total}`, options: among.map((id) => ({ label: labelOf(m, id), thing: id, act: "divide" })), min: total, max: total });
    return;
  }
  const parts = m.taken();
  const dealt = f.ids.filter((id, i) => splitOff(m, parts[i] ?? 0, id));
  m.done(dealt.length > 0 ? 1 : 0);
};
