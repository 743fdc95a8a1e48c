import type { Clause, Condition } from "../../ir/index.ts";
import { holds } from "../evaluate/condition.ts";
import { matches } from "../evaluate/pattern.ts";
import { plainEvents } from "../events/from-clause.ts";
import type { Machine } from "../machine.ts";
import type { EventRecord, Scope } from "../scope.ts";

/** Whether a `cannot` statement of some card forbids an event, or any other way to say it. */
export function isForbidden(m: Machine, event: EventRecord): boolean {
  if (m.derivation.says("cannot").length === 0) return false;
  if (isForbiddenAs(m, event, event)) return true;
  const verb = m.rules.verbs[event.verb];
  if (verb?.implied === undefined || (verb.implies !== undefined && !isSpokenOf(m, verb.implies))) return false;
  for (const form of verb.implied(m, event)) if (isForbiddenAs(m, form, event)) return true;
  return false;
}

/** Whether any `cannot` statement is about one of some verbs. */
function isSpokenOf(m: Machine, verbs: readonly string[]): boolean {
  for (const verb of verbs) if (m.derivation.saysOf("cannot", verb).length > 0) return true;
  return false;
}

function isForbiddenAs(m: Machine, form: EventRecord, event: EventRecord): boolean {
  for (const active of m.derivation.saysOf("cannot", form.verb)) {
    const { clause, unless } = active.statement;
    if (!matches(m, active.scope, clause, form) || !m.derivation.holds(active)) continue;
    if (unless === undefined || !holdsOf(m, active.scope, event, unless)) return true;
  }
  return false;
}

/** Whether a `can` statement allows what the rules alone do not. */
export function isAllowed(m: Machine, event: EventRecord): boolean {
  for (const active of m.derivation.saysOf("can", event.verb)) if (matches(m, active.scope, active.statement.clause, event) && m.derivation.holds(active)) return true;
  return false;
}

/** An event in all its forms: as itself, and as what it implies. */
export function forms_(m: Machine, event: EventRecord): readonly EventRecord[] {
  const implied = m.rules.verbs[event.verb]?.implied?.(m, event);
  return implied === undefined || implied.length === 0 ? [event] : [event, ...implied];
}

/** Evaluates with the event in the scope, for "unless it has fatal damage" said of its object. */
function holdsOf(m: Machine, s: Scope, event: EventRecord, condition: Condition): boolean {
  const before = s.event;
  const candidate = s.candidate;
  s.event = event;
  s.candidate = event.object ?? event.subject ?? 0;
  const result = holds(m, s, condition);
  s.event = before;
  s.candidate = candidate;
  return result;
}

/** Whether an event could happen: its verb is able to, and nothing forbids it. */
export function isPossible(m: Machine, event: EventRecord): boolean {
  const verb = m.rules.verbs[event.verb];
  return (verb?.able?.(m, event) ?? true) && !isForbidden(m, event);
}

/** Whether what a clause says could be done now. */
export function isAble(m: Machine, s: Scope, clause: Clause): boolean {
  const events = plainEvents(m, s, clause);
  return events.length > 0 && events.some((event) => isPossible(m, event));
}
