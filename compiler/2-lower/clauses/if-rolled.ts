import { child, children, text, type Node } from "../../../grammar/ast.ts";
import type { Condition } from "../../../ir/index.ts";
import { nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { comparisonOfQuantity } from "../amounts/comparison.ts";
import { numberOf } from "../amounts/number.ts";
import { rolled } from "../amounts/rolled.ts";
import { modalOf, unlowered, type Context } from "../context.ts";

/** "if you roll 6 or less": what was rolled by then; null for any other clause. */
export function ifRolled(view: ClauseView, context: Context): Condition | null {
  if (view.verb !== "roll" || context.rolls !== true || view.grammatical === null) return null;
  const [noun, ...others] = nounsOf(view.parts.object ?? null);
  const quantity = noun?.kind === "CountOnly" && others.length === 0 && children(noun, "posts").length === 0 ? child(noun, "quantity") : null;
  if (quantity === null || modalOf(view, context) !== null || text(view.predicate, "form") === "ing") return unlowered(view.predicate, "what must have been rolled is not clear");
  return { if: "compare", left: rolled, comparison: comparisonOfQuantity(quantity), right: numberOf(quantity, context) };
}

/** "1-2:": of what was rolled in the paragraph before. */
export function rangeCondition(label: Node): Condition {
  const one = label["count"];
  const [least, most] = typeof one === "number" ? [one, one] : (text(label, "range") ?? "").split("-").map(Number);
  if (least === undefined || most === undefined || !(least >= 1 && least <= most)) return unlowered(label, "this is nothing that can be rolled");
  return { if: "all", of: [{ if: "compare", left: rolled, comparison: "atLeast", right: least }, { if: "compare", left: rolled, comparison: "atMost", right: most }] };
}
