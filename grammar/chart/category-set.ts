/** A set of small numbers: categories, by their number in a chart. */
export class CategorySet {
  readonly #bits: Int32Array;

  constructor(size: number) {
    this.#bits = new Int32Array((size + 31) >> 5);
  }

  add(index: number): void {
    this.#bits[index >> 5] = (this.#bits[index >> 5] as number) | (1 << (index & 31));
  }

  has(index: number): boolean {
    return ((this.#bits[index >> 5] as number) & (1 << (index & 31))) !== 0;
  }

  /** Adds all of another set; whether any was new. */
  addAll(other: CategorySet): boolean {
    const mine = this.#bits;
    const theirs = other.#bits;
    let grew = false;
    for (let i = 0; i < mine.length; i++) {
      const before = mine[i] as number;
      const after = before | (theirs[i] as number);
      if (after !== before) {
        mine[i] = after;
        grew = true;
      }
    }
    return grew;
  }

  /** Whether the two have a member in common. */
  meets(other: CategorySet): boolean {
    const mine = this.#bits;
    const theirs = other.#bits;
    for (let i = 0; i < mine.length; i++) if (((mine[i] as number) & (theirs[i] as number)) !== 0) return true;
    return false;
  }
}
