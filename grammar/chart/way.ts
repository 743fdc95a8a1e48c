import type { Cell } from "./cell.ts";

export interface Step {
  readonly cost: number;
  readonly next: number;
}

/** A sequence that begins and ends somewhere, with what has been found of the ways through it. */
export class Way {
  readonly parts: readonly Cell[];
  readonly at: number;
  readonly end: number;
  #reach: Map<number, boolean> | null = null;
  #steps: Map<number, Step> | null = null;

  constructor(parts: readonly Cell[], at: number, end: number) {
    this.parts = parts;
    this.at = at;
    this.end = end;
  }

  reach(index: number, place: number): boolean | undefined {
    return this.#reach?.get(this.#key(index, place));
  }

  reached(index: number, place: number, reaches: boolean): void {
    (this.#reach ??= new Map()).set(this.#key(index, place), reaches);
  }

  step(index: number, place: number): Step | undefined {
    return this.#steps?.get(this.#key(index, place));
  }

  stepped(index: number, place: number, step: Step): void {
    (this.#steps ??= new Map()).set(this.#key(index, place), step);
  }

  #key(index: number, place: number): number {
    return place * this.parts.length + index;
  }
}
