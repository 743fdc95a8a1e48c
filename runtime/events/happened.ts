import type { Machine } from "../machine.ts";
import type { EventRecord } from "../scope.ts";
import { notice } from "./trigger.ts";

/** Records events that only happen and are not replaced, and notes what they trigger. */
export function happened(m: Machine, ...events: readonly EventRecord[]): void {
  const before = m.derivation.triggered();
  const from = m.state.history.length;
  for (const event of events) m.record(event);
  notice(m, from, before);
}
