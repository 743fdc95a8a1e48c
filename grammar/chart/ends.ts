/**
 * Places where something can end, as one number: a place is itself, none are `NEVER`, and several are a list of
 * an `EndLists`, in order of preference.
 */
export type Ends = number;

/** No place. */
export const NEVER: Ends = -1;

/** Lists of places, kept in one run of numbers that is used again for each text. */
export class EndLists {
  #numbers = new Int32Array(1 << 12);
  #top = 0;

  /** Forgets all lists. */
  clear(): void {
    this.#top = 0;
  }

  count(ends: Ends): number {
    return ends >= 0 ? 1 : ends === NEVER ? 0 : (this.#numbers[-2 - ends] as number);
  }

  /** The place of a list, by its index. */
  at(ends: Ends, index: number): number {
    return ends >= 0 ? ends : (this.#numbers[-1 - ends + index] as number);
  }

  has(ends: Ends, place: number): boolean {
    if (ends >= NEVER) return ends === place;
    const first = -1 - ends;
    const after = first + (this.#numbers[first - 1] as number);
    for (let i = first; i < after; i++) if (this.#numbers[i] === place) return true;
    return false;
  }

  /** The places of both, each once. */
  joined(left: Ends, right: Ends): Ends {
    if (left === NEVER) return right;
    if (right === NEVER || left === right) return left;
    if (right >= 0 && this.has(left, right)) return left;
    const before = this.count(left);
    const more = this.count(right);
    this.#reserve(before + more + 1);
    const numbers = this.#numbers;
    const head = this.#top;
    let top = head + 1;
    for (let i = 0; i < before; i++) numbers[top++] = this.at(left, i);
    for (let i = 0; i < more; i++) {
      const place = this.at(right, i);
      if (!this.has(left, place)) numbers[top++] = place;
    }
    if (top === head + 1 + before) return left;
    numbers[head] = top - head - 1;
    this.#top = top;
    return -2 - head;
  }

  /** The places of a stack of numbers, from an index to its top. */
  listed(stack: readonly number[], from: number): Ends {
    const count = stack.length - from;
    if (count === 0) return NEVER;
    if (count === 1) return stack[from] as number;
    this.#reserve(count + 1);
    const head = this.#top;
    this.#numbers[head] = count;
    for (let i = 0; i < count; i++) this.#numbers[head + 1 + i] = stack[from + i] as number;
    this.#top = head + 1 + count;
    return -2 - head;
  }

  #reserve(more: number): void {
    if (this.#top + more <= this.#numbers.length) return;
    const wider = new Int32Array(this.#numbers.length * 2 + more);
    wider.set(this.#numbers);
    this.#numbers = wider;
  }
}
