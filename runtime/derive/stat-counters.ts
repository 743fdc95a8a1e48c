import type { Machine } from "../machine.ts";
import type { Id } from "../state.ts";

/** What a counter changes of the card it lies on. */
interface Change {
  readonly stat: string;
  readonly by: number;
}

/** What counters of a kind on a card change that were put there together, from when on (CR 718.2g). */
export interface CounterChange extends Change {
  readonly id: Id;
  readonly stamp: number;
}

const NONE: readonly never[] = [];

const known = new Map<string, readonly Change[]>();

/** What a counter does that is called by it: "+1 atk", "+1 atk / +1 health"; nothing for one with a name (CR 404.1c). */
export function changesOf(counter: string): readonly Change[] {
  let changes = known.get(counter);
  if (changes === undefined) {
    const parts = counter.split(" / ").map((part) => /^([+-]\d+) (\w+)$/.exec(part));
    changes = parts.every((part) => part !== null) ? parts.map((part) => ({ stat: part[2] ?? "", by: Number(part[1]) })) : NONE;
    known.set(counter, changes);
  }
  return changes;
}

/** The changes by the counters on all cards in play, by timestamp. */
export function counterChanges(m: Machine): readonly CounterChange[] {
  let found: CounterChange[] | null = null;
  for (const id of m.state.zones["play"] ?? []) {
    const card = m.card(id);
    if (card === null) continue;
    for (const counter in card.counters) {
      const changes = changesOf(counter);
      if (changes.length === 0) continue;
      const times = card.countersAt?.[counter] ?? NONE;
      const entered = (card.counters[counter] ?? 0) - times.length;
      found ??= [];
      for (const { stat, by } of changes) {
        if (entered > 0) found.push({ id, stat, by: by * entered, stamp: card.stamp });
        for (const stamp of times) found.push({ id, stat, by, stamp });
      }
    }
  }
  return found === null ? NONE : found.sort((a, b) => a.stamp - b.stamp);
}
