import type { Amount, Comparison } from "../amount.ts";
import type { Clause } from "../clause.ts";
import type { Condition } from "../condition.ts";
import type { Filter } from "../filter.ts";
import type { Noun } from "../noun.ts";
import type { Within } from "../time.ts";
import { clause } from "./clauses.ts";
import type { Said } from "./clauses.ts";

/** Each of these holds. */
export function and(...of: readonly Condition[]): Condition {
  return { if: "all", of };
}

/** At least one of these holds. */
export function or(...of: readonly Condition[]): Condition {
  return { if: "any", of };
}

/** This does not hold. */
export function isFalse(of: Condition): Condition {
  return { if: "not", of };
}

/** There is one that a filter admits, or so many. */
export function exists(what: Filter, many: { readonly comparison?: Comparison; readonly amount?: Amount; readonly sharing?: string } = {}): Condition {
  return { if: "exists", what, ...many };
}

/** Something passes a filter: `is(self, inState("exhausted"))`. */
export function is(subject: Noun, what: Filter): Condition {
  return { if: "is", subject, what };
}

/** Something still passes a filter, and has all the time. */
export function remains(subject: Noun, what: Filter): Condition {
  return { if: "remains", subject, what };
}

/** Two numbers compare: `compare(count(…), "atLeast", 3)`. */
export function compare(left: Amount, comparison: Comparison, right: Amount): Condition {
  return { if: "compare", left, comparison, right };
}

/** Something has happened. */
export function happened(event: Clause, within: Within, of: { readonly whose?: Noun } = {}): Condition {
  return { if: "happened", event, within, ...of };
}

/** A number is even, or odd: `isOfParity(stat("cost", it), "odd")`. */
export function isOfParity(of: Amount, parity: "even" | "odd"): Condition {
  return { if: "parity", of, parity };
}

/** It is this player's turn, or the last one was. */
export function turnOf(of: Noun, which: { readonly last?: true; readonly nth?: number } = {}): Condition {
  return { if: "turn", of, ...which };
}

/** A step, phase or combat is going on. */
export function during(step: string, of: { readonly whose?: Noun } = {}): Condition {
  return { if: "during", step, ...of };
}

/** Something is able to do this, or to undergo it. */
export function able(...said: Said): Condition {
  return { if: "able", clause: clause(...said) };
}

/** This option was chosen earlier. */
export function chose(option: string, name: string, options: { readonly by?: Noun } = {}): Condition {
  return { if: "chose", option, name, ...options };
}
