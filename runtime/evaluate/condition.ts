import type { Condition } from "../../ir/index.ts";
import type { Machine } from "../machine.ts";
import type { Scope } from "../scope.ts";
import { isAble } from "../derive/permissions.ts";
import { amount } from "./amount.ts";
import { candidates } from "./candidates.ts";
import { compare } from "./compare.ts";
import { passes } from "./filter.ts";
import { things } from "./noun.ts";
import { eventsWithin, matches } from "./pattern.ts";

/** Whether a condition holds at this moment. */
export function holds(m: Machine, s: Scope, c: Condition): boolean {
  switch (c.if) {
    case "all":
      return c.of.every((part) => holds(m, s, part));
    case "any":
      return c.of.some((part) => holds(m, s, part));
    case "not":
      return !holds(m, s, c.of);
    case "exists": {
      const count = candidates(m, s, c.what, undefined).length;
      if (c.amount === undefined) return count > 0;
      return compare(count, c.comparison ?? "atLeast", amount(m, s, c.amount));
    }
    case "is": {
      const subjects = things(m, s, c.subject);
      return subjects.length > 0 && subjects.every((id) => passes(m, s, id, c.what));
    }
    case "compare":
      return compare(amount(m, s, c.left), c.comparison, amount(m, s, c.right));
    case "happened":
      return eventsWithin(m, s, c.within).some((event) => matches(m, s, c.event, event));
    case "turn":
      return things(m, s, c.of).includes(m.state.turn.player);
    case "during": {
      const test = m.rules.steps[c.step];
      if (test === undefined || !test(m)) return false;
      return c.whose === undefined || things(m, s, c.whose).includes(m.state.turn.player);
    }
    case "able":
      return isAble(m, s, c.clause);
    case "chose":
      return s.words[c.name] === c.option || m.card(s.source)?.memory.words[c.name] === c.option;
  }
}
