import type { Cell } from "./cell.ts";
import { NEVER, type EndLists, type Ends } from "./ends.ts";
import { Way, type Step } from "./way.ts";

/** What a derivation asks of a chart. */
interface EndsOfCells {
  readonly lists: EndLists;
  ends(cell: Cell, at: number): Ends;
  endsWithin(cell: Cell, at: number, from: number): Ends;
  options(cell: Cell, at: number): readonly number[];
}

/**
 * The decisions that lead a cell from the first token to `end`, which its ends include: those of the
 * derivation whose phrases cost least (see `Phrase.cost`), and of those the first in order of preference.
 * What a derivation costs is only counted where there are several.
 */
export function derive(chart: EndsOfCells, cell: Cell, end: number): number[] {
  return new Derivation(chart, end + 1).decisions(cell, end);
}

class Derivation {
  readonly #chart: EndsOfCells;
  readonly #lists: EndLists;
  readonly #width: number;
  /** By cell, place and end. */
  readonly #costs = new Map<number, number>();
  readonly #out: number[] = [];

  constructor(chart: EndsOfCells, width: number) {
    this.#chart = chart;
    this.#lists = chart.lists;
    this.#width = width;
  }

  decisions(cell: Cell, end: number): number[] {
    this.#follow(cell, 0, end);
    return this.#out;
  }

  #follow(cell: Cell, at: number, end: number): void {
    switch (cell.of) {
      case "token":
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
      case "stop":
        this.#out.push(end > at ? 1 : 0);
        return;
      case "option":
        this.#out.push(end > at ? 1 : 0);
        if (end > at) this.#follow(cell.parts[0] as Cell, at, end);
        return;
      case "sequence": {
        const way = new Way(cell.parts, at, end);
        let place = at;
        for (let index = 0; index < cell.parts.length; index++) {
          const next = this.#next(way, index, place);
          this.#follow(cell.parts[index] as Cell, place, next);
          place = next;
        }
        return;
      }
      case "repeat":
        this.#followItems(cell, at, end);
    }
  }

  /** Without recursion, for there may be thousands of items. */
  #followItems(cell: Cell, at: number, end: number): void {
    const item = cell.parts[0] as Cell;
    let steps: ReadonlyMap<number, Step> | null = null;
    for (let place = at; place < end; ) {
      let next = steps === null ? this.#itemEnds(cell, place, at) : (steps.get(place)?.next ?? end);
      if (next < 0) {
        steps = this.#steps(cell, place, at, end);
        next = steps.get(place)?.next ?? end;
      }
      this.#out.push(1);
      this.#follow(item, place, next);
      place = next;
    }
    this.#out.push(0);
  }

  /** What the cheapest derivation of a cell costs from one place to another where it can end. */
  #cost(cell: Cell, at: number, end: number): number {
    if (!cell.costly) return 0;
    const key = (cell.id * this.#width + at) * this.#width + end;
    let found = this.#costs.get(key);
    if (found === undefined) this.#costs.set(key, (found = this.#own(cell, at, end) + this.#inside(cell, at, end)));
    return found;
  }

  /** What it costs itself; of a list, what its first join costs. */
  #own(cell: Cell, at: number, end: number): number {
    const [join, member] = cell.several.length === 0 || at === end ? [] : (cell.parts[0]?.parts ?? []);
    if (join === undefined || member === undefined) return cell.cost;
    for (const index of this.#chart.options(join, at)) {
      const begins = this.#chart.ends(join.parts[index] as Cell, at);
      if (begins >= 0 && this.#chart.ends(member, begins) !== NEVER) return cell.cost + (cell.several[index] ?? 0);
    }
    return cell.cost;
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
        return this.#rest(new Way(cell.parts, at, end), 0, at);
      case "repeat":
        return at === end ? 0 : (this.#steps(cell, at, at, end).get(at)?.cost ?? Infinity);
    }
  }

  /** The cheapest option that ends there, the first of those that cost the same. */
  #option(cell: Cell, at: number, end: number): number {
    const options = this.#chart.options(cell, at);
    if (options.length === 1) return options[0] as number;
    let best = -1;
    let least = -1;
    for (let i = 0; i < options.length; i++) {
      const index = options[i] as number;
      const option = cell.parts[index] as Cell;
      if (!this.#lists.has(this.#chart.ends(option, at), end)) continue;
      if (best >= 0) {
        if (least < 0) least = this.#cost(cell.parts[best] as Cell, at, end);
        const cost = this.#cost(option, at, end);
        if (cost >= least) continue;
        least = cost;
      }
      best = index;
    }
    return best;
  }

  /** Where a part of a sequence that begins at a place ends on the cheapest way through. */
  #next(way: Way, index: number, place: number): number {
    const ends = this.#chart.endsWithin(way.parts[index] as Cell, place, way.at);
    if (ends >= 0) return ends;
    if (index === way.parts.length - 1) return way.end;
    let only = -1;
    for (let i = this.#lists.count(ends) - 1; i >= 0; i--) {
      const next = this.#lists.at(ends, i);
      if (next > way.end || !this.#reaches(way, index + 1, next)) continue;
      if (only >= 0) {
        this.#rest(way, index, place);
        return way.step(index, place)?.next ?? way.end;
      }
      only = next;
    }
    return only;
  }

  /** Whether the parts of a sequence from an index on can lead from a place to its end. */
  #reaches(way: Way, index: number, place: number): boolean {
    const part = way.parts[index];
    if (part === undefined) return place === way.end;
    const ends = this.#chart.endsWithin(part, place, way.at);
    if (ends >= 0) return ends <= way.end && this.#reaches(way, index + 1, ends);
    if (index === way.parts.length - 1) return this.#lists.has(ends, way.end);
    const known = way.reach(index, place);
    if (known !== undefined) return known;
    let reaches = false;
    for (let i = this.#lists.count(ends) - 1; i >= 0 && !reaches; i--) {
      const next = this.#lists.at(ends, i);
      reaches = next <= way.end && this.#reaches(way, index + 1, next);
    }
    way.reached(index, place, reaches);
    return reaches;
  }

  /** What the cheapest way costs from a part of a sequence on. */
  #rest(way: Way, index: number, place: number): number {
    const part = way.parts[index];
    if (part === undefined) return place === way.end ? 0 : Infinity;
    const ends = this.#chart.endsWithin(part, place, way.at);
    if (ends >= 0) {
      if (ends > way.end) return Infinity;
      const rest = this.#rest(way, index + 1, ends);
      return rest === Infinity ? rest : rest + this.#cost(part, place, ends);
    }
    const known = way.step(index, place);
    if (known !== undefined) return known.cost;
    let cost = Infinity;
    let to = -1;
    for (let i = 0; i < this.#lists.count(ends); i++) {
      const next = this.#lists.at(ends, i);
      if (next > way.end) continue;
      const rest = this.#rest(way, index + 1, next);
      if (rest >= cost) continue;
      const all = rest + this.#cost(part, place, next);
      if (all >= cost) continue;
      cost = all;
      to = next;
    }
    way.stepped(index, place, { cost, next: to });
    return cost;
  }

  #itemEnds(repeat: Cell, place: number, at: number): Ends {
    return this.#chart.endsWithin(repeat.parts[0] as Cell, place, repeat.sentences ? place : at);
  }

  /** For each place that the items of a repetition reach from one on, where the next ends on the cheapest way. */
  #steps(repeat: Cell, from: number, at: number, end: number): ReadonlyMap<number, Step> {
    const item = repeat.parts[0] as Cell;
    const reached = new Set([from]);
    for (const place of reached) {
      if (place >= end) continue;
      const ends = this.#itemEnds(repeat, place, at);
      for (let i = 0; i < this.#lists.count(ends); i++) {
        const next = this.#lists.at(ends, i);
        if (next > place && next <= end) reached.add(next);
      }
    }
    const steps = new Map<number, Step>([[end, { cost: 0, next: end }]]);
    for (const place of [...reached].sort((a, b) => b - a)) {
      if (place === end) continue;
      let best: Step = { cost: Infinity, next: end };
      const ends = this.#itemEnds(repeat, place, at);
      for (let i = 0; i < this.#lists.count(ends); i++) {
        const next = this.#lists.at(ends, i);
        const rest = next > place && next <= end ? (steps.get(next)?.cost ?? Infinity) : Infinity;
        if (rest >= best.cost) continue;
        const cost = rest + this.#cost(item, place, next);
        if (cost < best.cost) best = { cost, next };
      }
      steps.set(place, best);
    }
    return steps;
  }
}
