import type { Amount, Filter } from "../../ir/index.ts";
import type { Machine } from "../machine.ts";
import type { Scope } from "../scope.ts";
import type { Id } from "../state.ts";
import { current } from "../zones.ts";
import { candidates } from "./candidates.ts";
import { holds } from "./condition.ts";
import { counters, passes } from "./filter.ts";
import { fatalTo, statOf } from "./info.ts";
import { argumentOf, asLastSeen, things } from "./noun.ts";
import { eventsWithin, matches } from "./pattern.ts";
import { lower } from "../face.ts";
import { wordsOf } from "./tests.ts";

/** More than there ever is: "all damage". */
export const ALL = Number.MAX_SAFE_INTEGER;

/** The name of how much, or how many, was done last. */
export const LAST = "last";

/** What the number of a keyword was as the modifier that gives it was created. */
const lockedArgument = (m: Machine, s: Scope): number | undefined => m.state.modifiers.findLast(({ locked }) => locked[s.args] !== undefined)?.locked[s.args];

/** A granted keyword's number is told by who granted it ("your hero has Assault 1 for each counter on this item"). */
function asGranted(m: Machine, s: Scope): Scope {
  const granter = m.card(s.granter);
  return granter === null ? s : { ...s, source: s.granter, you: granter.controller };
}

/** The number that a text gives. Fractions stay; who uses them rounds as the rules say. */
export function amount(m: Machine, s: Scope, a: Amount): number {
  return typeof a === "number" ? a : workedOut(m, s, a);
}

function workedOut(m: Machine, s: Scope, a: Exclude<Amount, number>): number {
  switch (a.amount) {
    case "x":
      return s.x;
    case "parameter": {
      const argument = argumentOf(m, s, a.name);
      if (argument === undefined || argument.parameter !== "number") return 0;
      return typeof argument.value === "number" ? argument.value : (lockedArgument(m, s) ?? amount(m, asGranted(m, s), argument.value));
    }
    case "stat":
      return sum(asLastSeen(m, s, a.of).map((id) => statOf(m, id, a.stat)));
    case "count":
      return counted(m, s, a.of).length;
    case "size":
      return things(m, s, a.of).length;
    case "different":
      return new Set(candidates(m, s, a.among, undefined).flatMap((id) => wordsOf(m, a.icon === undefined ? a.attribute : `${lower(a.icon)} ${a.attribute}`, id))).size;
    case "counters":
      return sum(asLastSeen(m, s, a.on).map((id) => counters(m.card(id)?.counters ?? {}, a.counter)));
    case "event":
      return s.event?.amount ?? s.numbers[LAST] ?? 0;
    case "bound":
      return s.numbers[a.name] ?? m.card(s.source)?.memory.numbers[a.name] ?? s.bound[a.name]?.length ?? 0;
    case "happened": {
      const found = eventsWithin(m, s, a.within).filter((event) => matches(m, s, a.event, event));
      return a.measure === "count" ? found.length : sum(found.map((event) => event.amount ?? 1));
    }
    case "tookPart":
      // What nobody has seen, as a card that was drawn, is another one each time.
      return new Set(eventsWithin(m, s, a.within).flatMap((event, at) => (matches(m, s, a.event, event) ? [event[a.role] ?? -1 - at] : []))).size;
    case "plus":
      return sum(a.of.map((part) => amount(m, s, part)));
    case "minus":
      return amount(m, s, a.from) - amount(m, s, a.take);
    case "times":
      return a.of.reduce<number>((product, part) => product * amount(m, s, part), 1);
    case "doubled":
      return amount(m, s, a.of) * 2 ** Math.max(0, Math.trunc(amount(m, s, a.times)));
    case "half": {
      const half = amount(m, s, a.of) / 2;
      return a.round === "up" ? Math.ceil(half) : a.round === "down" ? Math.floor(half) : half;
    }
    case "per": {
      const each = amount(m, s, a.each);
      return each > 0 ? Math.floor(amount(m, s, a.of) / each) : 0;
    }
    case "total":
      return sum(values(m, s, a));
    case "highest":
      return Math.max(0, ...values(m, s, a));
    case "lowest": {
      const all = values(m, s, a);
      return all.length === 0 ? 0 : Math.min(...all);
    }
    case "depends":
      return amount(m, s, holds(m, s, a.on) ? a.then : a.otherwise);
    case "list":
      return sum(a.of.map((part) => amount(m, s, part)));
    case "fatal":
      return sum(things(m, s, a.to).map((id) => fatalTo(m, id)));
    case "all":
      return ALL;
    case "allBut":
      return Math.max(0, (s.event?.amount ?? 0) - amount(m, s, a.of));
    case "upTo":
      if (a.as !== undefined && s.numbers[a.as] !== undefined) return s.numbers[a.as] ?? 0;
      return a.of === undefined ? ALL : amount(m, s, a.of);
  }
}

/** What is counted: of what took part in events also what is no longer where it was then (SOB-043). */
function counted(m: Machine, s: Scope, filter: Filter): readonly Id[] {
  const there = candidates(m, s, filter, undefined);
  const did = (filter.is === "all" ? filter.of : [filter]).find((part) => part.is === "did");
  if (did?.is !== "did") return there;
  const part = eventsWithin(m, s, did.within).flatMap((event) => [event.subject ?? 0, event.object ?? 0, event.to ?? 0]);
  const gone = [...new Set(part)].filter((id) => m.card(id)?.past !== null && m.card(id) !== null && passes(m, s, id, filter));
  return [...there, ...gone.filter((id) => !there.includes(current(m, id, s.id)))];
}

function values(m: Machine, s: Scope, a: Extract<Amount, { amount: "total" | "highest" | "lowest" }>): readonly number[] {
  return candidates(m, s, a.of, undefined).map((id) => statOf(m, id, a.stat));
}

function sum(list: readonly number[]): number {
  return list.reduce((total, n) => total + n, 0);
}
