import type { Amount } from "../amount.ts";
import type { Clause } from "../clause.ts";
import type { Condition } from "../condition.ts";
import type { Filter } from "../filter.ts";
import type { Noun, Role } from "../noun.ts";
import type { Within } from "../time.ts";

/** X. */
export const x: Amount = { amount: "x" };

/** "That much", "that many": the amount of the event. */
export const thatMuch: Amount = { amount: "event" };

/** A number for each of several, in their order. */
export function amounts(...of: readonly Amount[]): Amount {
  return { amount: "list", of };
}

/** As much as there is. */
export const allOfIt: Amount = { amount: "all" };

/** The number that the keyword was given. */
export function givenNumber(name: string): Amount {
  return { amount: "parameter", name };
}

/** A stat of something: `statOf("cost", that("ally"))`. */
export function statOf(stat: string, of: Noun): Amount {
  return { amount: "stat", stat, of };
}

/** How many a filter admits. */
export function count(of: Filter): Amount {
  return { amount: "count", of };
}

/** How many a noun stands for. */
export function sizeOf(of: Noun): Amount {
  return { amount: "size", of };
}

/** How many different names, types… there are among what a filter admits. */
export function different(attribute: string, among: Filter, of: { readonly icon?: string } = {}): Amount {
  return { amount: "different", attribute, among, ...of };
}

/** The counters on something, of one kind or of all. */
export function countersOn(on: Noun, of: { readonly counter?: string } = {}): Amount {
  return { amount: "counters", on, ...of };
}

/** The number that an earlier choice called by this name. */
export function thatNumber(name: string): Amount {
  return { amount: "bound", name };
}

/** How often something happened. */
export function timesThat(event: Clause, within: Within): Amount {
  return { amount: "happened", event, measure: "count", within };
}

/** How much of something happened, in sum. */
export function amountThat(event: Clause, within: Within): Amount {
  return { amount: "happened", event, measure: "amount", within };
}

/** How many different things played a part in what happened. */
export function howManyTookPart(role: Role, event: Clause, within: Within): Amount {
  return { amount: "tookPart", event, role, within };
}

/** The sum. */
export function plus(...of: readonly Amount[]): Amount {
  return { amount: "plus", of };
}

/** The first less the second. */
export function minus(from: Amount, take: Amount): Amount {
  return { amount: "minus", from, take };
}

/** The product. */
export function times(...of: readonly Amount[]): Amount {
  return { amount: "times", of };
}

/** Doubled so many times over. */
export function doubled(of: Amount, factor: Amount): Amount {
  return { amount: "doubled", of, times: factor };
}

/** Half of it, rounded if the text says so. */
export function half(of: Amount, rounded: { readonly round?: "up" | "down" } = {}): Amount {
  return { amount: "half", of, ...rounded };
}

/** How many times so many are in it. */
export function per(of: Amount, each: Amount): Amount {
  return { amount: "per", of, each };
}

/** The sum of a stat over what a filter admits. */
export function total(stat: string, of: Filter): Amount {
  return { amount: "total", stat, of };
}

/** The highest value of a stat among what a filter admits. */
export function highest(stat: string, of: Filter): Amount {
  return { amount: "highest", stat, of };
}

/** The lowest value of a stat among what a filter admits. */
export function lowest(stat: string, of: Filter): Amount {
  return { amount: "lowest", stat, of };
}

/** One number if a condition holds, else another. */
export function depends(on: Condition, then: Amount, otherwise: Amount): Amount {
  return { amount: "depends", on, then, otherwise };
}

/** Exactly fatal damage to a character. */
export function fatalTo(to: Noun): Amount {
  return { amount: "fatal", to };
}

/** Everything but so much. */
export function allBut(of: Amount): Amount {
  return { amount: "allBut", of };
}

/** What the chooser picks, up to a limit (`of`), called `as` by later parts. */
export function anyAmount(up: { readonly of?: Amount; readonly as?: string } = {}): Amount {
  return { amount: "upTo", ...up };
}
