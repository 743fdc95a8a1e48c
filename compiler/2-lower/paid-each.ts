import { child, type Node } from "../../grammar/ast.ts";
import type { Noun, Replacement } from "../../ir/index.ts";
import { headWord, nounsOf, type ClauseView } from "../1-resolve/clause-view.ts";
import { lowerAmount } from "./amount.ts";
import { lowerClause } from "./clause.ts";
import { modalOf, unlowered, use, type Context } from "./context.ts";

/** "can't draw cards unless he pays (1) for each card": each time, whoever would do it may pay and do it (DOW-030). */
export function paidEach(view: ClauseView, context: Context): Replacement | null {
  const unless = view.complements.find((complement) => complement.kind === "UnlessPhrase");
  const pays = unless === undefined ? undefined : context.resolved.views.get(child(unless, "condition") as Node)?.[0];
  const each = pays?.complements.find((complement) => complement.kind === "ForEach");
  if (unless === undefined || pays === undefined || pays.predicate.kind !== "Paying" || each === undefined || !/^can/.test(view.modal ?? "") || view.modal === "can" || pays.grammatical === null) return null;
  const { object, ...event } = lowerClause(view, context, "event");
  const counted = nounsOf(child(each, "what"))[0];
  if (view.parts.object === undefined || counted === undefined || headWord(counted) !== headWord(view.parts.object) || object === undefined || event.subject?.noun !== "select") return unlowered(each, "each of what?");
  use(context, unless);
  use(context, each);
  modalOf(view, context, "cant", "cannot");
  const who: Noun = { noun: "event", role: "subject" };
  const amount = lowerAmount(child(child(pays.predicate, "amount") as Node, "amount") as Node, context);
  return { power: "replacement", event, effects: [{ do: "attempt", effects: [{ do: "may", who, effects: [{ do: "pay", who, costs: [{ cost: "resources", amount }] }] }], then: [{ do: "alter" }] }] };
}
