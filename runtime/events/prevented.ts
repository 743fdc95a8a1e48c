import type { Machine } from "../machine.ts";
import { altered, type EventRecord } from "../scope.ts";
import { change, type BatchFrame } from "./batch.ts";
import { notice } from "./trigger.ts";

/**
 * Prevents a part of the packet that is being replaced; what is left of it happens (CR 717.2). It is noticed at once, as
 * what prevents it does, of damage of that kind from its source to whom it would have been dealt.
 */
export function preventPart(m: Machine, f: BatchFrame, part: number, how: Pick<EventRecord, "subject" | "by" | "scope" | "cause">): void {
  const event = f.events[f.at];
  if (event === undefined || event === null) return;
  const whole = event.amount ?? 0;
  const before = m.derivation.triggered();
  const from = m.state.history.length;
  change(m, f, part >= whole ? null : altered(event, { amount: whole - part }));
  if (part <= 0) return;
  m.record({ ...wouldHaveBeen(event), ...how, verb: "prevent", amount: part });
  notice(m, from, before);
}

function wouldHaveBeen({ subject, to, types, combat }: EventRecord): Pick<EventRecord, "from" | "to" | "types" | "combat"> {
  return { ...(subject === undefined ? {} : { from: subject }), ...(to === undefined ? {} : { to }), ...(types === undefined ? {} : { types }), ...(combat === undefined ? {} : { combat }) };
}
