import type { Answer, Option, Request } from "./decision.ts";
import { below, seedRandom, type RandomState } from "./random.ts";
import type { View } from "./view.ts";

/** Somebody who answers decisions. */
export interface Agent {
  /** `view` gives what the deciding player may see, if the agent wants to look. */
  decide(request: Request, view: () => View): Answer;
}

/** Answers at random, with a generator of its own. */
export function randomAgent(seed: number): Agent {
  let state: RandomState = seedRandom(seed);
  const roll = (limit: number): number => {
    const next = below(state, limit);
    state = next.state;
    return next.value;
  };
  return {
    decide(request) {
      switch (request.ask) {
        case "text":
          return `Name ${roll(1000)}`;
        case "number":
          return request.min + roll(request.max - request.min + 1);
        case "divide":
          return divideBy(request, (left) => roll(left + 1));
        case "choose": {
          const n = request.min + roll(request.max - request.min + 1);
          if (n === 1) return [roll(request.options.length)];
          const indexes = request.options.map((_, i) => i);
          const chosen: number[] = [];
          while (chosen.length < n) chosen.push(...indexes.splice(roll(indexes.length), 1));
          return chosen;
        }
      }
    },
  };
}

/** Always takes the first legal answer. */
export function firstAgent(): Agent {
  return { decide: (request) => pick(request, request.options.map((_, i) => i), request.min) };
}

/** Always takes the last one. */
export function lastAgent(): Agent {
  return { decide: (request) => pick(request, request.options.map((_, i) => request.options.length - 1 - i), request.max) };
}

function pick(request: Request, order: readonly number[], number: number): Answer {
  if (request.ask === "text") return "Somebody";
  if (request.ask === "number") return number;
  if (request.ask === "divide") return divideBy(request, (left) => left);
  return order.slice(0, request.min === 0 && number > 0 ? number : Math.max(request.min, Math.min(1, request.max)));
}

/** What all of some options must get together. */
export const leastOf = (options: readonly Option[]): number => options.reduce((sum, { least = 0 }) => sum + least, 0);

/** Divides all that may be divided; `part` says how much of what is left each gets, beside what the others can't have. */
export function divideBy(request: Request, part: (left: number) => number): readonly number[] {
  let left = request.max - leastOf(request.options);
  return request.options.map(({ least: own = 0, most = left + own }, i) => {
    const others = request.options.slice(i + 1).reduce((sum, other) => sum + (other.most === undefined ? left : other.most - (other.least ?? 0)), 0);
    const rest = Math.max(0, left - others);
    const n = rest + part(Math.min(left, most - own) - rest);
    left -= n;
    return own + n;
  });
}
