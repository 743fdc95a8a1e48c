import type { Machine } from "./machine.ts";

/**
 * What is worked out of the state of a game and is as good as working it out again, as long as a count of the journal
 * stands where it stood. It is no part of the state: a game that is loaded, or taken back, goes on the same without it.
 */
export class Kept<T> {
  /** Where in each machine it is kept. */
  private readonly place = places++;

  /** What was worked out at this count; undefined if that was at another. */
  at(m: Machine, count: number): T | undefined {
    const last = m.kept[this.place];
    return last?.at === count ? (last.value as T) : undefined;
  }

  keep(m: Machine, count: number, value: T): T {
    const last = m.kept[this.place];
    if (last === undefined) m.kept[this.place] = { at: count, value };
    else {
      last.at = count;
      last.value = value;
    }
    return value;
  }
}

/** How many things are kept of each game. */
let places = 0;

/** Something that is kept, and the count at which it was worked out. */
export interface Keeping {
  at: number;
  value: unknown;
}
