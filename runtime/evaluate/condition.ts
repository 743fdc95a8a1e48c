import type { Amount, Clause, Condition, Filter, Noun } from "../../ir/index.ts";
import type { Machine } from "../machine.ts";
import type { EventRecord, Scope } from "../scope.ts";
import type { Id } from "../state.ts";
import { isAble } from "../derive/permissions.ts";
import { amount } from "./amount.ts";
import { candidates } from "./candidates.ts";
import { compare } from "./compare.ts";
import { chosenAs, passes } from "./filter.ts";
import { orAbsent, things } from "./noun.ts";
import { wordsOf } from "./tests.ts";
import { eventsWithin, matches } from "./pattern.ts";

/** Whether a condition holds at this moment. */
export function holds(m: Machine, s: Scope, c: Condition): boolean {
  switch (c.if) {
    case "all":
      for (const part of c.of) if (!holds(m, s, part)) return false;
      return true;
    case "any":
      for (const part of c.of) if (holds(m, s, part)) return true;
      return false;
    case "not":
      return !holds(m, s, c.of);
    case "exists": {
      const found = candidates(m, s, c.what, undefined);
      const count = c.sharing === undefined ? found.length : mostShared(m, c.sharing, found);
      if (c.amount === undefined) return count > 0;
      return compare(count, c.comparison ?? "atLeast", amount(m, s, c.amount));
    }
    case "remains":
    case "is":
      return allAre(m, s, orAbsent(m, s, c.subject, things(m, s, c.subject)), c.what);
    case "compare":
      return valuesOf(m, s, c.left).some((left) => compare(left, c.comparison, amount(m, s, c.right)));
    case "parity":
      return valuesOf(m, s, c.of).some((value) => (value % 2 === 0) === (c.parity === "even"));
    case "happened":
      return hasHappened(m, s, c.event, eventsWithin(m, s, c.within));
    case "turn":
      return things(m, s, c.of).includes(c.last === true ? m.state.turn.before : m.state.turn.player) && (c.nth === undefined || m.player(m.state.turn.player).turns === c.nth);
    case "during": {
      const test = m.rules.steps[c.step];
      if (test === undefined || !test(m)) return false;
      return c.whose === undefined || things(m, s, c.whose).includes(m.state.turn.player);
    }
    case "able":
      return isAble(m, s, c.clause);
    case "chose":
      return chosenAs(m, s, c.name) === c.option && (c.by === undefined || things(m, s, c.by).includes(chooserOf(m, s, c.name)));
  }
}

/**
 * What an amount may be: of what happened to one of several, that of each of them ("if an opposing hero was dealt 8 or
 * more damage this turn").
 */
function valuesOf(m: Machine, s: Scope, left: Amount): readonly number[] {
  if (typeof left === "number" || left.amount !== "happened" || left.measure !== "amount") return [amount(m, s, left)];
  const role = PARTS.find((part) => isOneOf(m, s, left.event[part]));
  if (role === undefined) return [amount(m, s, left)];
  const sums = new Map<Id, number>();
  for (const event of eventsWithin(m, s, left.within)) {
    if (!matches(m, s, left.event, event)) continue;
    const id = event[role] ?? 0;
    sums.set(id, (sums.get(id) ?? 0) + (event.amount ?? 1));
  }
  return sums.size === 0 ? [0] : [...sums.values()];
}

const PARTS = ["to", "from", "object", "subject"] as const;

/** Whether a noun means any one of several, and none that was chosen. */
const isOneOf = (m: Machine, s: Scope, noun: Noun | undefined): boolean =>
  noun?.noun === "select" && noun.target !== true && noun.quantity.count === "exactly" && noun.quantity.of === 1 && s.targets[m.library.refOfNode(noun)] === undefined;

/** Whether there are some, and each is what is said. */
function allAre(m: Machine, s: Scope, ids: readonly Id[], what: Filter): boolean {
  for (const id of ids) if ((what.is === "controlled" && !hasController(m, id)) || !passes(m, s, id, what)) return false;
  return ids.length > 0;
}

function hasHappened(m: Machine, s: Scope, clause: Clause, events: readonly EventRecord[]): boolean {
  for (const event of events) if (event.verb === clause.verb && matches(m, s, clause, event)) return true;
  return false;
}

/** Who has named something, in this reading or as the card entered play. */
const chooserOf = (m: Machine, s: Scope, name: string): Id => s.bound[name]?.[0] ?? m.card(s.source)?.memory.bound[name]?.[0] ?? 0;

/** The most that have one word of an attribute in common. */
function mostShared(m: Machine, attribute: string, ids: readonly Id[]): number {
  const counts = new Map<string, number>();
  for (const id of ids) for (const word of new Set(wordsOf(m, attribute, id))) if (word !== "") counts.set(word, (counts.get(word) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** Only what is in play or on the chain is in somebody's party (CR 401): "while he remains in your party". */
function hasController(m: Machine, id: Id): boolean {
  const card = m.card(id);
  return card === null || card.past !== null || card.zone === "play" || card.zone === "chain";
}
