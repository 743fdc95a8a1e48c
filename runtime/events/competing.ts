import type { Replacement } from "../../ir/index.ts";
import { mayBe } from "../derive/may-be.ts";
import { forms_ } from "../derive/permissions.ts";
import type { ActivePower } from "../derive/derivation.ts";
import { couldPay } from "../effects/choices.ts";
import { amount } from "../evaluate/amount.ts";
import { holds } from "../evaluate/condition.ts";
import { matches } from "../evaluate/pattern.ts";
import { useKey } from "../face.ts";
import type { Machine } from "../machine.ts";
import type { EventRecord } from "../scope.ts";
import type { Id } from "../state.ts";
import { arriving } from "./arriving.ts";
import type { BatchFrame } from "./batch.ts";
import { remaining } from "./limit.ts";

/** The replacements that compete for the event now. */
export function competing(m: Machine, event: EventRecord, seen: readonly string[]): readonly ActivePower<Replacement>[] {
  if (event.byGame === true) return [];
  const own = arriving(m, event);
  const there = m.derivation.replacing(event.verb);
  if (there.length === 0 && own.length === 0) return own;
  const forms = forms_(m, event);
  const spent = spentAround(m);
  const found: ActivePower<Replacement>[] = [];
  for (const active of there) if ((active.modifier === null || !spent.includes(active.modifier.id)) && competes(m, active, event, forms, seen)) found.push(active);
  for (const active of own) if (mayBe(m.rules, event.verb, active.power.event.verb) && competes(m, active, event, forms, seen)) found.push(active);
  return found.length < 2 ? found : firstOf(m, event, found);
}

function competes(m: Machine, active: ActivePower<Replacement>, event: EventRecord, forms: readonly EventRecord[], seen: readonly string[]): boolean {
  if (seen.includes(passedKey(active)) || remaining(m, active) <= 0) return false;
  return forms.some((form) => {
    if (!matches(m, active.scope, active.power.event, form)) return false;
    if (event.unpreventable === true && active.power.effects.some((effect) => effect.do === "prevent")) return false;
    const { condition, optional } = active.power;
    if (optional !== undefined && !couldPay(m, { ...active.scope, event: form }, active.power.effects)) return false;
    return condition === undefined || holds(m, { ...active.scope, event: form }, condition);
  });
}

/** Of what competes for an event, what may be applied first. */
function firstOf(m: Machine, event: EventRecord, found: readonly ActivePower<Replacement>[]): readonly ActivePower<Replacement>[] {
  // What raises a packet or changes its kind applies before what lowers, prevents or redirects it (SOB-017, CR 717.4a).
  const changing = found.filter((active) => changesPacket(m, active, event));
  if (changing.length > 0) return changing;
  // What divides it applies after all others (CR 717.4c).
  const whole = found.filter((active) => !dividesPacket(active));
  return whole.length > 0 ? whole : found;
}

/** Whether it only says how something enters: all that say so are processed together, in whatever order (CR 710.1b). */
export const altersEntry = ({ power }: ActivePower<Replacement>): boolean => power.optional === undefined && power.effects.every((effect) => effect.do === "alter" && effect.entry !== undefined);

export function dividesPacket({ power }: ActivePower<Replacement>): boolean {
  return power.effects.some((effect) => effect.do === "divide" || effect.do === "split");
}

export function changesPacket(m: Machine, { power, scope }: ActivePower<Replacement>, event: EventRecord): boolean {
  return power.effects.some((effect) => {
    if (effect.do !== "alter" || effect.to !== undefined) return false;
    return effect.damage !== undefined || (effect.amount !== undefined && amount(m, { ...scope, event }, effect.amount) > (event.amount ?? 0));
  });
}

/** Whether an event would be replaced, whatever anybody chooses: what is due so can't be paid (CR 403.1). */
export function wouldBeReplaced(m: Machine, event: EventRecord): boolean {
  return competing(m, event, []).some(({ power }) => power.optional === undefined && power.besides !== true);
}

/** "The next time" is over for what a replacement does in the place of the event (CR 717.5). */
function spentAround(m: Machine): readonly Id[] {
  const batches = m.state.stack.filter((frame): frame is BatchFrame => frame.kind === "batch");
  return batches.length < 2 ? [] : batches.slice(0, -1).flatMap(({ spent }) => spent);
}

/** By what it is told that an event has passed a replacement. */
export function passedKey(active: ActivePower<Replacement>): string {
  return `${active.modifier?.id ?? active.scope.source} ${useKey(active.entry)} ${active.entry.args}`;
}
