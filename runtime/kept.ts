import type { Machine } from "./machine.ts";

/**
 * What is worked out of the state of a game and is as good as working it out again, as long as a count of the journal
 * stands where it stood. It is no part of the state: a game that is loaded, or taken back, goes on the same without it.
 */
export class Kept<T> {
  private readonly known = new WeakMap<Machine, { at: number; value: T }>();

  /** What was worked out at this count; undefined if that was at another. */
  at(m: Machine, count: number): T | undefined {
    const last = this.known.get(m);
    return last?.at === count ? last.value : undefined;
  }

  keep(m: Machine, count: number, value: T): T {
    const last = this.known.get(m);
    if (last === undefined) this.known.set(m, { at: count, value });
    else {
      last.at = count;
      last.value = value;
    }
    return value;
  }
}
