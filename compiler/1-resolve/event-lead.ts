import { child, children, text, type Node } from "../../grammar/ast.ts";

const LEADS = new Set(["Trigger", "NextTime", "AsLead"]);

/** Whether a node tells of an event that is waited for, or replaced ("If … would …"); another condition does not. */
export function isEventLead(node: Node): boolean {
  if (LEADS.has(node.kind)) return true;
  const clauses = node.kind === "Condition" ? child(node, "condition") : null;
  return clauses !== null && children(clauses, "clauses").some((clause) => text(child(clause, "predicate") as Node, "modal") === "would");
}
