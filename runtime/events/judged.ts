import type { Triggered } from "../../ir/index.ts";
import { useKey } from "../face.ts";
import type { ActivePower } from "../derive/derivation.ts";
import { matches } from "../evaluate/pattern.ts";
import type { Machine } from "../machine.ts";
import type { EventRecord } from "../scope.ts";

/** Which of some events match the triggers that watch them, by the state before they happened (CR 703.4). */
export interface Judged {
  /** Notes as what an event was recorded. */
  found(event: EventRecord, record: EventRecord): void;
  /** Whether what was recorded matched one trigger of a power; null where that is judged by the state after. */
  matched(active: ActivePower<Triggered>, trigger: number, record: EventRecord): boolean | null;
}

const keyOf = (active: ActivePower<Triggered>, trigger: number): string => `${active.modifier?.id ?? active.scope.source} ${useKey(active.entry)} ${active.entry.args} ${trigger}`;

/** Judges events that change what powers which watch them look at; null if there are none. */
export function judge(m: Machine, events: readonly (EventRecord | null)[]): Judged | null {
  let found: Map<EventRecord, ReadonlyMap<string, boolean>> | null = null;
  for (const event of events) {
    if (event === null || m.rules.verbs[event.verb]?.pollutes !== true) continue;
    const watching = m.derivation.watching(event.verb);
    if (watching.length === 0) continue;
    const judged = new Map<string, boolean>();
    for (const active of watching) {
      for (const [i, trigger] of active.power.triggers.entries()) {
        if (trigger.on === "event" && trigger.event.verb === event.verb) judged.set(keyOf(active, i), matches(m, { ...active.scope, event }, trigger.event, event));
      }
    }
    found ??= new Map();
    found.set(event, judged);
  }
  return found === null ? null : judgedBy(found);
}

function judgedBy(found: ReadonlyMap<EventRecord, ReadonlyMap<string, boolean>>): Judged {
  const records = new Map<EventRecord, ReadonlyMap<string, boolean>>();
  return {
    found(event, record) {
      const judged = found.get(event);
      if (judged !== undefined && record.verb === event.verb) records.set(record, judged);
    },
    matched: (active, trigger, record) => records.get(record)?.get(keyOf(active, trigger)) ?? null,
  };
}
