import type { Clause } from "../../ir/index.ts";
import { holds } from "../evaluate/condition.ts";
import { matches } from "../evaluate/pattern.ts";
import { plainEvents } from "../events/from-clause.ts";
import type { Machine } from "../machine.ts";
import type { EventRecord, Scope } from "../scope.ts";

/** Whether a `cannot` statement of some card forbids an event, or any other way to say it. */
export function isForbidden(m: Machine, event: EventRecord): boolean {
  const statements = m.derivation.says("cannot");
  if (statements.length === 0) return false;
  const forms = forms_(m, event);
  return statements.some((active) => {
    const { clause, unless } = active.statement;
    return (
      forms.some((form) => matches(m, active.scope, clause, form)) &&
      m.derivation.holds(active) &&
      !(unless !== undefined && holdsOf(m, active.scope, event, () => holds(m, active.scope, unless)))
    );
  });
}

/** Whether a `can` statement allows what the rules alone do not. */
export function isAllowed(m: Machine, event: EventRecord): boolean {
  return m.derivation.says("can").some((active) => matches(m, active.scope, active.statement.clause, event) && m.derivation.holds(active));
}

/** An event in all its forms: as itself, and as what it implies. */
export function forms_(m: Machine, event: EventRecord): readonly EventRecord[] {
  const implied = m.rules.verbs[event.verb]?.implied?.(m, event);
  return implied === undefined || implied.length === 0 ? [event] : [event, ...implied];
}

/** Evaluates with the event in the scope, for "unless it has fatal damage" said of its object. */
function holdsOf<T>(_m: Machine, s: Scope, event: EventRecord, evaluate: () => T): T {
  const before = s.event;
  const candidate = s.candidate;
  s.event = event;
  s.candidate = event.object ?? event.subject ?? 0;
  const result = evaluate();
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
