import { child, type Node } from "../../../grammar/ast.ts";
import type { Filter, Noun, Statement } from "../../../ir/index.ts";
import { nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { lowerClause } from "../clauses/clause.ts";
import { modalOf, unlowered, type Context } from "../context.ts";
import { conjunction } from "../nouns/filter.ts";

/** "Only one character can attack": no other can once one has this turn. */
export function onlyOne(view: ClauseView, context: Context): Statement[] {
  const { only: _, ...node } = view.node as Node & { readonly only?: true };
  const clause = lowerClause({ ...view, node: node as Node }, context, "event");
  const { subject } = clause;
  if (modalOf(view, context, "can") !== "can" || subject?.noun !== "select" || subject.quantity.count !== "exactly" || subject.quantity.of !== 1 || child(nounsOf(view.grammatical)[0] as Node, "quantity") === null) return unlowered(view.node, "“only” is not read here");
  const other: Noun = { ...subject, filter: conjunction([subject.filter, { is: "other", than: { noun: "candidate" } }]) };
  const did: Filter = { is: "such", that: { if: "happened", event: { ...clause, subject: other }, within: "thisTurn" } };
  return [{ says: "cannot", clause: { ...clause, subject: { noun: "select", quantity: { count: "all" }, filter: conjunction([subject.filter, did]) } } }];
}
