import type { Cell } from "./cell.ts";

/** What a derivation asks of a chart. */
interface Ends {
  ends(cell: Cell, at: number): readonly number[];
  closes(cell: Cell, at: number): boolean;
}

/** The decisions that lead a cell from the first token to `end`, which its ends include. */
export function derive(chart: Ends, cell: Cell, end: number): number[] {
  const out: number[] = [];
  follow(chart, cell, 0, end, out);
  return out;
}

function follow(chart: Ends, cell: Cell, at: number, end: number, out: number[]): void {
  switch (cell.of) {
    case "token":
      return;
    case "stop":
      out.push(end > at ? 1 : 0);
      return;
    case "rule":
      follow(chart, cell.parts[0] as Cell, at, end, out);
      return;
    case "choice": {
      const index = cell.parts.findIndex((option) => chart.ends(option, at).includes(end));
      if (cell.asks) out.push(index);
      follow(chart, cell.parts[index] as Cell, at, end, out);
      return;
    }
    case "option": {
      const taken = end > at;
      out.push(taken ? 1 : 0);
      if (taken) follow(chart, cell.parts[0] as Cell, at, end, out);
      return;
    }
    case "sequence": {
      const places = pathThrough(chart, cell.parts, at, end);
      for (const [index, part] of cell.parts.entries()) follow(chart, part, places[index] as number, places[index + 1] as number, out);
      return;
    }
    case "repeat": {
      const item = cell.parts[0] as Cell;
      const places = pathOver(chart, item, at, end);
      for (let index = 1; index < places.length; index++) {
        out.push(1);
        follow(chart, item, places[index - 1] as number, places[index] as number, out);
      }
      out.push(0);
      return;
    }
  }
}

/** Where each part of a sequence begins, and the end: the first way in order of preference. */
function pathThrough(chart: Ends, parts: readonly Cell[], at: number, end: number): readonly number[] {
  const path = [at];
  const dead = parts.map(() => new Set<number>());
  const step = (index: number, place: number): boolean => {
    if (index === parts.length) return place === end;
    if (dead[index]?.has(place) === true) return false;
    for (const next of chart.ends(parts[index] as Cell, place)) {
      if (next > end) continue;
      path.push(next);
      if (step(index + 1, next)) return true;
      path.pop();
    }
    dead[index]?.add(place);
    return false;
  };
  step(0, at);
  return path;
}

/** Where each item of a repetition begins, and the end. */
function pathOver(chart: Ends, item: Cell, at: number, end: number): readonly number[] {
  if (at === end) return [at];
  const path: { readonly place: number; readonly next: readonly number[]; index: number }[] = [{ place: at, next: chart.ends(item, at), index: 0 }];
  const seen = new Set([at]);
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    const next = top.next[top.index++];
    if (next === undefined) path.pop();
    else if (next === end) return [...path.map(({ place }) => place), end];
    else if (next < end && !seen.has(next)) {
      seen.add(next);
      path.push({ place: next, next: chart.ends(item, next), index: 0 });
    }
  }
  return [at, end];
}
