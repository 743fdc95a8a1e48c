import type { Cell } from "./cell.ts";

/** What a derivation asks of a chart. */
interface Ends {
  ends(cell: Cell, at: number): readonly number[];
  endsWithin(cell: Cell, at: number, from: number): readonly number[];
  options(cell: Cell, at: number): readonly number[];
}

/**
 * The decisions that lead a cell from the first token to `end`, which its ends include: those of the
 * derivation whose phrases cost least (see `Phrase.cost`), and of those the first in order of preference.
 */
export function derive(chart: Ends, cell: Cell, end: number): number[] {
  return new Derivation(chart, end + 1).decisions(cell, end);
}

class Derivation {
  readonly #chart: Ends;
  readonly #width: number;
  /** By cell and place. */
  readonly #ends = new Map<number, readonly number[]>();
  /** By cell, place and end. */
  readonly #costs = new Map<number, number>();
  readonly #out: number[] = [];

  constructor(chart: Ends, width: number) {
    this.#chart = chart;
    this.#width = width;
  }

  decisions(cell: Cell, end: number): number[] {
    this.#follow(cell, 0, end);
    return this.#out;
  }

  /** Where a part of what began at `from` can end. */
  #endsOf(cell: Cell, at: number, from: number): readonly number[] {
    if (cell.of === "token" || cell.of === "rule") return this.#chart.endsWithin(cell, at, from);
    const key = cell.id * this.#width + at;
    let found = this.#ends.get(key);
    if (found === undefined) this.#ends.set(key, (found = this.#chart.endsWithin(cell, at, from)));
    return found;
  }

  #follow(cell: Cell, at: number, end: number): void {
    switch (cell.of) {
      case "token":
        return;
      case "stop":
        this.#out.push(end > at ? 1 : 0);
        return;
      case "rule":
        this.#follow(cell.parts[0] as Cell, at, end);
        return;
      case "choice": {
        const index = this.#option(cell, at, end);
        if (cell.asks) this.#out.push(index);
        this.#follow(cell.parts[index] as Cell, at, end);
        return;
      }
      case "option":
        this.#out.push(end > at ? 1 : 0);
        if (end > at) this.#follow(cell.parts[0] as Cell, at, end);
        return;
      case "sequence": {
        const { places } = this.#through(cell.parts, at, end);
        for (const [index, part] of cell.parts.entries()) this.#follow(part, places[index] as number, places[index + 1] as number);
        return;
      }
      case "repeat": {
        const { places } = this.#over(cell, at, end);
        for (let index = 1; index < places.length; index++) {
          this.#out.push(1);
          this.#follow(cell.parts[0] as Cell, places[index - 1] as number, places[index] as number);
        }
        this.#out.push(0);
      }
    }
  }

  /** What the cheapest derivation of a cell costs from one place to another where it can end. */
  #cost(cell: Cell, at: number, end: number): number {
    if (!cell.costly) return 0;
    const key = (cell.id * this.#width + at) * this.#width + end;
    let found = this.#costs.get(key);
    if (found === undefined) this.#costs.set(key, (found = cell.cost + this.#inside(cell, at, end)));
    return found;
  }

  #inside(cell: Cell, at: number, end: number): number {
    switch (cell.of) {
      case "token":
      case "stop":
        return 0;
      case "rule":
        return this.#cost(cell.parts[0] as Cell, at, end);
      case "choice":
        return this.#cost(cell.parts[this.#option(cell, at, end)] as Cell, at, end);
      case "option":
        return end > at ? this.#cost(cell.parts[0] as Cell, at, end) : 0;
      case "sequence":
        return this.#through(cell.parts, at, end).cost;
      case "repeat":
        return this.#over(cell, at, end).cost;
    }
  }

  /** The cheapest option that ends there, the first of those that cost the same. */
  #option(cell: Cell, at: number, end: number): number {
    const options = this.#chart.options(cell, at);
    if (options.length === 1) return options[0] as number;
    let best = -1;
    let least = Infinity;
    for (const index of options) {
      const option = cell.parts[index] as Cell;
      if (!this.#endsOf(option, at, at).includes(end)) continue;
      const cost = this.#cost(option, at, end);
      if (cost >= least) continue;
      best = index;
      least = cost;
    }
    return best;
  }

  /** Where each part of a sequence begins, and the end, on the cheapest way through. */
  #through(parts: readonly Cell[], at: number, end: number): Way {
    const places = [at];
    for (let place = at; places.length <= parts.length; ) {
      const next = this.#endsOf(parts[places.length - 1] as Cell, place, at);
      if (next.length > 1) break;
      places.push((place = next[0] as number));
    }
    const settled = places.length - 1;
    let before = 0;
    for (let index = 0; index < settled; index++) before += this.#cost(parts[index] as Cell, places[index] as number, places[index + 1] as number);
    if (settled === parts.length) return { cost: before, places };
    const known = parts.map(() => new Map<number, Step>());
    const from = (index: number, place: number): number => {
      if (index === parts.length) return place === end ? 0 : Infinity;
      const seen = known[index]?.get(place);
      if (seen !== undefined) return seen.cost;
      const part = parts[index] as Cell;
      let best: Step = { cost: Infinity, next: -1 };
      for (const next of this.#endsOf(part, place, at)) {
        if (next > end) continue;
        const rest = from(index + 1, next);
        if (rest >= best.cost) continue;
        const cost = rest + this.#cost(part, place, next);
        if (cost < best.cost) best = { cost, next };
      }
      known[index]?.set(place, best);
      return best.cost;
    };
    const cost = before + from(settled, places[settled] as number);
    for (let index = settled; index < parts.length; index++) places.push(known[index]?.get(places[index] as number)?.next ?? end);
    return { cost, places };
  }

  /** Where each item of a repetition begins, and the end; without recursion, for there may be thousands. */
  #over(repeat: Cell, at: number, end: number): Way {
    if (at === end) return { cost: 0, places: [at] };
    const item = repeat.parts[0] as Cell;
    const endsOf = (place: number): readonly number[] => this.#endsOf(item, place, repeat.sentences ? place : at);
    const reached = new Set([at]);
    for (const place of reached) if (place < end) for (const next of endsOf(place)) if (next > place && next <= end) reached.add(next);
    const steps = new Map<number, Step>([[end, { cost: 0, next: end }]]);
    for (const place of [...reached].sort((a, b) => b - a)) {
      if (place === end) continue;
      let best: Step = { cost: Infinity, next: end };
      for (const next of endsOf(place)) {
        const rest = next > place && next <= end ? (steps.get(next)?.cost ?? Infinity) : Infinity;
        if (rest >= best.cost) continue;
        const cost = rest + this.#cost(item, place, next);
        if (cost < best.cost) best = { cost, next };
      }
      steps.set(place, best);
    }
    const places = [at];
    for (let place = at; place < end; ) places.push((place = steps.get(place)?.next ?? end));
    return { cost: steps.get(at)?.cost ?? Infinity, places };
  }
}

interface Step {
  readonly cost: number;
  readonly next: number;
}

interface Way {
  readonly cost: number;
  readonly places: readonly number[];
}
