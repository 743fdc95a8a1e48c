import { child, children, text, type Node } from "../../../grammar/ast.ts";
import type { Condition, Replacement } from "../../../ir/index.ts";
import { lowerClause } from "../clauses/clause.ts";
import { lowerCondition, whileCondition } from "../clauses/condition.ts";
import { unlowered, use, type Context } from "../context.ts";
import { withX } from "./sentence.ts";

/** "This ally enters play with two counters", "Opposing allies enter play exhausted": how, not when; null for any other sentence. */
export function entersWith(sentence: Node, context: Context): Replacement | null {
  if (sentence.kind !== "Sentence") return null;
  const clauses = child(sentence, "clauses") as Node;
  const [view, ...others] = context.resolved.views.get(clauses) ?? [];
  if (view === undefined || others.length > 0 || view.verb !== "enter" || view.modal !== null || view.grammatical === null || !/^(?:base|s)$/.test(text(view.predicate, "form") ?? "")) return null;
  const { entry, ...event } = lowerClause(view, withX(clauses, context), "event");
  if (entry === undefined) return unlowered(view.node, "as what it enters play is not clear");
  const conditions: Condition[] = [];
  for (const lead of children(sentence, "leads")) conditions.push(lead.kind === "Condition" ? lowerCondition(child(lead, "condition") as Node, context) : lead.kind === "Whilst" ? whileCondition(child(lead, "condition") as Node, context) : unlowered(lead, "this can't head how something enters play"));
  for (const complement of view.complements) if (complement.kind === "IfPhrase") conditions.push(lowerCondition(child(use(context, complement), "condition") as Node, context));
  for (const complement of view.complements) if (complement.kind === "WhilePhrase" && child(complement, "condition")?.kind === "Clauses") conditions.push(whileCondition(child(use(context, complement), "condition") as Node, context));
  const condition: Condition | undefined = conditions.length > 1 ? { if: "all", of: conditions } : conditions[0];
  return { power: "replacement", event, ...(condition === undefined ? {} : { condition }), effects: [{ do: "alter", entry }] };
}
