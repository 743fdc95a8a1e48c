import { leastOf, type Agent } from "./agents.ts";
import type { Answer, Option, Request } from "./decision.ts";
import type { View } from "./view.ts";

/** What is worth doing first when there is a choice; passing comes last. */
const WORTH: Readonly<Record<string, number>> = { play: 6, complete: 5, strike: 5, use: 4, attack: 4, place: 3, yes: 2, protect: 1, armor: 1, no: 0, pass: -1 };

/**
 * Plays what it can, attacks what it can, and chooses what belongs to others before what is its own.
 * It looks at no more than a player may see.
 */
export function greedyAgent(): Agent {
  return {
    decide(request, view) {
      if (request.ask === "text") return "Somebody";
      if (request.ask === "number") return request.max;
      if (request.ask === "divide") return fillInOrder(request);
      const worth = worthIn(request, view());
      const order = request.options.map((_, i) => i).sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0) || a - b);
      return take(request, order, worth);
    },
  };
}

/** As much as must be: the first gets what it can have, then the next. */
function fillInOrder(request: Request): readonly number[] {
  let left = request.min - leastOf(request.options);
  return request.options.map(({ least = 0, most = left + least }) => {
    const n = Math.min(left, most - least);
    left -= n;
    return least + n;
  });
}

function take(request: Request, order: readonly number[], worth: readonly number[]): Answer {
  const wanted = order.filter((i) => (worth[i] ?? 0) > 0).length;
  return order.slice(0, Math.max(request.min, Math.min(request.max, wanted)));
}

/** What each option is worth to it. */
function worthIn(request: Request, view: View): readonly number[] {
  const mine = new Set(view.zones.flatMap(({ cards }) => (cards ?? []).filter((card) => card.controller === request.player).map((card) => card.id)));
  return request.options.map((option) => (request.kind === "target" || request.kind === "defender" || request.kind === "choose" ? chosen(option, mine) : (WORTH[option.act] ?? 1)));
}

function chosen(option: Option, mine: ReadonlySet<number>): number {
  return option.thing !== undefined && mine.has(option.thing) ? 1 : 2;
}
