import { child, type Node } from "../../../grammar/ast.ts";
import type { Clause, Condition, Noun, Role, Within } from "../../../ir/index.ts";
import { nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { comparisonOfQuantity } from "../amounts/comparison.ts";
import { numberOf } from "../amounts/number.ts";
import type { Context } from "../context.ts";

const ROLES: readonly Role[] = ["subject", "object", "to", "from", "with"];

/**
 * "Three or more allies you controlled dealt damage this turn": so many of them took part, each counted once, in
 * whatever events; null for what asks for one of them.
 */
export function severalDid(view: ClauseView, event: Clause, within: Within, context: Context): Condition | null {
  for (const role of ROLES) {
    const noun = event[role];
    const [described, ...others] = nounsOf(printedPart(view, role));
    const quantity = described === undefined || others.length > 0 ? null : child(described, "quantity");
    if (noun?.noun !== "select" || noun.target === true || quantity === null) continue;
    const right = numberOf(quantity, context);
    const one: Noun = { noun: "select", quantity: { count: "exactly", of: 1 }, filter: noun.filter };
    return { if: "compare", left: { amount: "tookPart", event: { ...event, [role]: one }, role, within }, comparison: quantity.kind === "NumberTarget" ? "atLeast" : comparisonOfQuantity(quantity), right };
  }
  return null;
}

/** The phrase that plays a part, whichever way the voice turns it. */
const printedPart = (view: ClauseView, role: Role): Node | null => view.parts[role] ?? (role === "subject" ? null : (view.parts.object ?? null));
